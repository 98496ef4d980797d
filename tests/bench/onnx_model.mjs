// Writes ONNX files with random float weights: multi-head self-attention, which returns the output
// and all heads' weights, and a matrix product.
// Implements only the required part of protocol buffers: https://github.com/onnx/onnx, onnx.proto.

function varint(value) {
    const bytes = [];
    let rest = BigInt.asUintN(64, BigInt(value));
    for (; rest > 127n; rest >>= 7n)
        bytes.push(Number(rest & 127n) | 128);
    return Buffer.from([...bytes, Number(rest)]);
}

const number = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field, value) => {
    const content = Buffer.from(value);
    return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
};
const message = (field, ...parts) => bytes(field, Buffer.concat(parts));

const FLOAT = 1;
const INT64 = 7;

function tensor(name, type, shape, array) {
    return message(5, ...shape.map(n => number(1, n)), number(2, type), bytes(8, name),
        bytes(9, Buffer.from(array.buffer)));
}

function node(type, inputs, output, ...attributes) {
    return message(1, ...inputs.map(name => bytes(1, name)), bytes(2, output), bytes(4, type),
        ...attributes);
}

const integers = (name, values) =>
    message(5, bytes(1, name), ...values.map(v => number(8, v)), number(20, 7));
const integer = (name, value) => message(5, bytes(1, name), number(3, value), number(20, 2));

// axes: numbers, or a name for a variable length
function value(field, name, axes) {
    const dims = axes.map(a => message(1, typeof a === 'string' ? bytes(2, a) : number(1, a)));
    return message(field, bytes(1, name),
        message(2, message(1, number(1, FLOAT), message(2, ...dims))));
}

function randomWeights(rows, cols) {
    const deviation = Math.sqrt(3 / rows); // uniform, with the variance 1 / rows
    return Float32Array.from({ length: rows * cols }, () => (2 * Math.random() - 1) * deviation);
}

const fileOf = graph => Buffer.concat([number(1, 7), graph, message(8, bytes(1, ''), number(2, 13))]);

// output = x · w, both square
export function productModel(side) {
    return fileOf(message(7, node('MatMul', ['x', 'w'], 'output'), bytes(2, 'product'),
        tensor('w', FLOAT, [side, side], randomWeights(side, side)),
        value(11, 'x', [side, side]), value(12, 'output', [side, side])));
}

export function attentionModel(d, heads) {
    const dk = d / heads;
    const weights = ['wq', 'wk', 'wv', 'wo'].map(
        name => tensor(name, FLOAT, [d, d], randomWeights(d, d)));
    const head = (letter, axes) => [
        node('MatMul', ['x', `w${letter}`], `${letter}_flat`),
        node('Reshape', [`${letter}_flat`, 'per_head'], `${letter}_rows`),
        node('Transpose', [`${letter}_rows`], letter, integers('perm', axes)),
    ];
    const graph = message(7,
        ...head('q', [1, 0, 2]), ...head('k', [1, 2, 0]), ...head('v', [1, 0, 2]),
        node('MatMul', ['q', 'k'], 'products'),
        node('Mul', ['products', 'scale'], 'scores'),
        node('Softmax', ['scores'], 'weights', integer('axis', -1)),
        node('MatMul', ['weights', 'v'], 'mixed'),
        node('Transpose', ['mixed'], 'by_token', integers('perm', [1, 0, 2])),
        node('Reshape', ['by_token', 'side_by_side'], 'concat'),
        node('MatMul', ['concat', 'wo'], 'output'),
        bytes(2, 'attention'), ...weights,
        tensor('per_head', INT64, [3], BigInt64Array.from([-1n, BigInt(heads), BigInt(dk)])),
        tensor('side_by_side', INT64, [2], BigInt64Array.from([-1n, BigInt(d)])),
        tensor('scale', FLOAT, [], Float32Array.of(dk ** -0.5)),
        value(11, 'x', ['n', d]), value(12, 'output', ['n', d]),
        value(12, 'weights', [heads, 'n', 'n']));
    return fileOf(graph);
}
