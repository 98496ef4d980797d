#!/usr/bin/env node
// Compares the forward passes of Headlight and ONNX Runtime in alternating runs: the fastest of
// many runs of each, their ratio, and the fraction of the speed of a large matrix product on this
// machine, Headlight's or ONNX Runtime's, whichever is faster. Needs Node.js with npm, which
// fetches onnxruntime-node into a temporary folder unless --peer names one that has it.
//
//     cmake --preset release -DHEADLIGHT_BENCHMARKS=ON
//     cmake --build --preset release --target bench_forward
//     tests/bench/compare_onnxruntime.mjs --threads=1,4,16 --lengths=128,1024,4096 --rounds=5
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { attentionModel, productModel } from './onnx_model.mjs';

const script = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(script), '../..');
const width = 512;
const heads = 8;
const productSide = 2048; // as in bench_forward
const defaults = {
    bench: path.join(root, '.build/release/tests/bench/bench_forward'),
    threads: '1,2',
    lengths: '16,128,1024,2048',
    rounds: '5',
    peer: '',
};

// Child process: the shortest run of a model on a random input, in milliseconds.
async function timePeer(model, rows, cols, threads) {
    const runtime = createRequire(model)('onnxruntime-node');
    const session = await runtime.InferenceSession.create(model,
        { intraOpNumThreads: threads, interOpNumThreads: 1 });
    const numbers = Float32Array.from({ length: rows * cols }, () => Math.random() - 0.5);
    const feeds = { x: new runtime.Tensor('float32', numbers, [rows, cols]) };
    await session.run(feeds); // caches are cold in the first run
    let fastest = Infinity;
    const end = performance.now() + secondsFor(rows) * 1000;
    do {
        const start = performance.now();
        await session.run(feeds);
        fastest = Math.min(fastest, performance.now() - start);
    } while (performance.now() < end);
    console.log(fastest);
}

const secondsFor = n => (n < 1000 ? 0.5 : 2);

// A single thread stays on one processor: migration would add noise.
function run(threads, program, ...args) {
    const pinned = threads === 1 && process.platform === 'linux';
    const command = pinned ? ['taskset', '-c', '1', program, ...args] : [program, ...args];
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
    return execFileSync(command[0], command.slice(1), options);
}

function timeOurs(bench, n, threads) {
    const report = run(threads, bench, '--benchmark_format=json', `--threads=${threads}`,
        `--lengths=${n}`, `--heads=${heads}`, `--benchmark_min_time=${secondsFor(n)}`);
    const result = JSON.parse(report).benchmarks[0];
    return { ms: result.fastest_ms, product: result.product_GFLOPs };
}

function timeTheirs(folder, model, rows, cols, threads) {
    return Number(run(threads, process.execPath, script, 'peer', path.join(folder, model), rows,
        cols, threads));
}

function fetchPeer() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'headlight-peer-'));
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit',
        '--no-fund', 'onnxruntime-node'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return folder;
}

const operations = n => 8 * n * width * width + 4 * n * n * width;
const padded = (text, length) => String(text).padStart(length);

function compareOne(given, threads, n) {
    let ours = Infinity;
    let theirs = Infinity;
    let product = 0; // billions of operations per second
    for (let round = 0; round < given.rounds; ++round) {
        const timed = timeOurs(given.bench, n, threads);
        ours = Math.min(ours, timed.ms);
        theirs = Math.min(theirs, timeTheirs(given.peer, 'attention.onnx', n, width, threads));
        const large = timeTheirs(given.peer, 'product.onnx', productSide, productSide, threads);
        product = Math.max(product, timed.product, 2 * productSide ** 3 / large / 1e6);
    }
    const share = ms => `${Math.round(100 * operations(n) / ms / 1e6 / product)} %`;
    console.log(padded(threads, 7), padded(n, 6), padded(ours.toFixed(3), 14),
        padded(share(ours), 6), padded(theirs.toFixed(3), 17), padded(share(theirs), 6),
        padded((theirs / ours).toFixed(2), 7));
}

function compare(given) {
    fs.writeFileSync(path.join(given.peer, 'attention.onnx'), attentionModel(width, heads));
    fs.writeFileSync(path.join(given.peer, 'product.onnx'), productModel(productSide));
    console.log('threads      n   Headlight ms  share   ONNX Runtime ms  share   ratio');
    for (const threads of numbersOf(given.threads)) {
        for (const n of numbersOf(given.lengths))
            compareOne(given, threads, n);
    }
}

const numbersOf = list => list.split(',').map(Number);

function optionsOf(words) {
    const given = { ...defaults };
    for (const word of words) {
        const [, name, value] = /^--(\w+)=(.+)$/.exec(word) ?? [];
        if (!(name in defaults)) {
            console.error(`Not understood: ${word}. Options: --${Object.keys(defaults).join('=, --')}=`);
            process.exit(1);
        }
        given[name] = value;
    }
    return { ...given, bench: path.resolve(given.bench), rounds: Number(given.rounds) };
}

if (process.argv[2] === 'peer') {
    const [model, ...numbers] = process.argv.slice(3);
    await timePeer(model, ...numbers.map(Number));
} else {
    const given = optionsOf(process.argv.slice(2));
    const fetched = given.peer ? '' : fetchPeer();
    try {
        compare({ ...given, peer: fetched || path.resolve(given.peer) });
    } finally {
        if (fetched)
            fs.rmSync(fetched, { recursive: true });
    }
}
