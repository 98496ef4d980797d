#!/usr/bin/env python3
"""Writes resources/published.json: python3 tests/data/published.py > resources/published.json

An implementation of its own, in double precision and with plain loops, that shares nothing with
the program: every expected number comes from the formula beside it, from inputs as published.
"""

import json
import math
import re

SINGLE = "single precision: a few roundings of 6e-8 in each number"


def times(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


def transposed(a):
    return [list(col) for col in zip(*a)]


def mapped(f, a):
    return [[f(x) for x in row] for row in a]


def plus(a, b):
    """Adds one row to every row."""
    return [[x + y for x, y in zip(row, b)] for row in a]


def softmax(row):
    allowed = [x for x in row if x is not None]
    if not allowed:
        return [0.0] * len(row)
    powers = [0.0 if x is None else math.exp(x - max(allowed)) for x in row]
    return [p / sum(powers) for p in powers]


def shares(row):
    total = sum(row)
    return [x / total if total else 0.0 for x in row]


def masked(scores, allowed):
    """None stands for a masked score."""
    return [[s if allowed(i, j) else None for j, s in enumerate(row)]
            for i, row in enumerate(scores)]


def causal(i, j):
    return j <= i


def identity(n):
    return [[1.0 if i == j else 0.0 for j in range(n)] for i in range(n)]


cases = []


def case(name, title, origin, experiment, expected, tensors=None, relative=2e-6, absolute=1e-6,
         reason=SINGLE):
    plain = {"position": {"kind": "none"}, "heads": 1, "output_projection": False,
             "scaling": {"kind": "none"}, "weights": {"kind": "identity"}}
    if tensors:
        plain["weights"] = {"kind": "file", "file": "case:weights"}
    cases.append({"name": name, "title": title, "origin": origin,
                  "experiment": {**plain, **experiment}, "tensors": tensors or {},
                  "expected": expected, "relative": relative, "absolute": absolute,
                  "reason": reason})


def matrices(queries, keys=None, values=None):
    return {"kind": "matrices", "queries": queries, "keys": keys, "values": values}


def head(n=1, **tensors):
    """Expected tensors of a head by their last names."""
    return {f"layer1/head{n}/{name}": value for name, value in tensors.items()}


def attention(scores, values):
    weights = [softmax(row) for row in scores]
    return head(weights=weights, output=times(weights, values))


def projected():
    karim = "R. Karim, \"Illustrated: Self-Attention\" (2019)"
    x = [[1, 0, 1, 0], [0, 2, 0, 2], [1, 1, 1, 1]]
    w = {"w_q": [[1, 0, 1], [1, 0, 0], [0, 0, 1], [0, 1, 1]],
         "w_k": [[0, 0, 1], [1, 1, 0], [0, 1, 0], [1, 1, 0]],
         "w_v": [[0, 2, 0], [0, 3, 0], [1, 0, 3], [1, 1, 0]]}
    three_forms("karim", "three vectors", karim + "; the original does not scale", x, w)
    raschka = "S. Raschka, LLMs-from-scratch, chapter 3 (weights of seed 789)"
    w = {"w_q": [[0.31605905294418335, -0.16828539967536926],
                 [0.45680856704711914, -0.3378770351409912],
                 [0.5118348598480225, -0.0917738676071167]],
         "w_k": [[0.4058058261871338, 0.2133607268333435],
                 [-0.4704205393791199, -0.2600506544113159],
                 [0.23680520057678223, -0.5105429887771606]],
         "w_v": [[0.25256991386413574, 0.519107460975647],
                 [-0.1414782702922821, -0.08516758680343628],
                 [-0.19618135690689087, -0.2043270468711853]]}
    three_forms("raschka", "six words", raschka + "; published to four decimals", SIX_WORDS, w)


SIX_WORDS = [[0.43, 0.15, 0.89], [0.55, 0.87, 0.66], [0.57, 0.85, 0.64], [0.22, 0.58, 0.33],
             [0.77, 0.25, 0.1], [0.05, 0.8, 0.55]]


def three_forms(name, title, origin, x, w):
    q, k, v = times(x, w["w_q"]), times(x, w["w_k"]), times(x, w["w_v"])
    scores = times(q, transposed(k))
    case(name, f"Self-attention of {title}", origin, {"source": matrices(x)},
         {**head(q=q, k=k, v=v, scores=scores), **attention(scores, v)}, w)
    scaled = mapped(lambda s: s / math.sqrt(len(k[0])), scores)
    case(name + "_scaled", f"The same {title}, scaled by √d_k", origin,
         {"source": matrices(x), "scaling": {"kind": "sqrt_dk"}},
         {**head(scaled=scaled), **attention(scaled, v)}, w)
    seen = masked(scaled, causal)
    case(name + "_causal", f"The same {title}, scaled, each seeing only what came before", origin,
         {"source": matrices(x), "scaling": {"kind": "sqrt_dk"}, "mask": [{"kind": "causal"}]},
         {**head(masked=seen), **attention(seen, v)}, w)


def without_weights():
    x = SIX_WORDS
    scores = times(x, transposed(x))
    case("raschka_plain", "Self-attention without weights: Q = K = V = X",
         "S. Raschka, LLMs-from-scratch, chapter 3", {"source": matrices(x)},
         {**head(scores=scores), **attention(scores, x)})
    q = [[0, 0, 10], [0, 10, 0], [10, 10, 0]]
    k = [[10, 0, 0], [0, 10, 0], [0, 0, 10], [0, 0, 10]]
    v = [[1, 0], [10, 0], [100, 5], [1000, 6]]
    scores = times(q, transposed(k))
    scaled = mapped(lambda s: s / math.sqrt(3), scores)
    case("tensorflow", "A soft look-up: three queries, four keys, extreme scores",
         "TensorFlow tutorial \"Transformer model for language understanding\" (2019)",
         {"source": matrices(q, k, v), "scaling": {"kind": "sqrt_dk"}},
         {**head(scores=scores), **attention(scaled, v)}, relative=1e-5, absolute=1e-30,
         reason="a score of 57.7 is rounded by 2e-6, and so is the logarithm of its weight; "
                "weights down to 4e-26 are compared by their own size")
    thinking("alammar", {"kind": "sqrt_dk"}, 8)
    thinking("alammar_unscaled", {"kind": "none"}, 1)
    for length in (2, 6):
        values = [[4.0 * i + c for c in range(4)] for i in range(10)]
        weights = [[1 / length if j < length else 0.0 for j in range(10)]]
        case(f"d2l_padding_{length}", f"Equal keys, {length} of ten valid: their plain mean",
             "Dive into Deep Learning, section 11.3 (masked softmax, valid_lens)",
             {"source": matrices([[0.3, -1.2]], [[1, 1]] * 10, values),
              "mask": [{"kind": "padding", "length": length}]},
             head(weights=weights, output=times(weights, values)))
    zeros, v = [[0, 0]] * 3, [[2, 7], [6, 4], [6, 5]]
    case("karpathy", "Zero scores behind a causal mask: the running mean",
         "A. Karpathy, \"Let's build GPT\", gpt-dev notebook (2023)",
         {"source": matrices(zeros, zeros, v), "mask": [{"kind": "causal"}]},
         attention(masked([[0.0] * 3] * 3, causal), v))


def thinking(name, scaling, divisor):
    raw = [[112.0, 96.0]]
    scaled = mapped(lambda s: s / divisor, raw)
    case(name, f"Two words with scores 112 and 96, divided by {divisor}",
         "J. Alammar, \"The Illustrated Transformer\" (2018): 0.88 and 0.12; vectors of 64 equal "
         "numbers chosen here to give his scores",
         {"source": matrices([[1] * 64], [[1.75] * 64, [1.5] * 64]), "scaling": scaling},
         {**head(scores=raw, scaled=scaled), **head(weights=[softmax(scaled[0])])})


def location():
    h = [[1, 2, 3], [2, 2, 2], [1, 1, 1], [2, 1, 2]]
    w, b, u = [[1, 1], [2, 2], [1, 2]], [1, 1], [[2], [1]]
    long_u = [[0.5], [-1], [0.25]]
    forms = {
        "hu": (times(h, long_u), {"score.u": long_u}),
        "hwu": (times(times(h, w), u), {"score.w": w, "score.u": u}),
        "tanh_hu": (times(mapped(math.tanh, h), long_u), {"score.u": long_u}),
        "tanh_hwbu": (times(mapped(math.tanh, plus(times(h, w), b)), u),
                      {"score.w": w, "score.b": [b], "score.u": u})}
    for form, (column, tensors) in forms.items():
        scores = transposed(column)
        case("location_" + form, f"Location score {form}: the query has no say",
             "formula of the location score (Luong et al. 2015), worked in double precision",
             {"source": matrices([[0, 0, 0]], h), "score": {"kind": "location", "form": form}},
             {**head(scores=scores), **attention(scores, h)},
             {"w_q": identity(3), "w_k": identity(3), "w_v": identity(3), **tensors})


def scores():
    own = "formula of the score, worked in double precision"
    q, k = [[1, 0], [3, 4]], [[2, 0], [0, 5], [0, 0]]
    case("cosine", "Cosine of angles; a zero vector is like nothing", own,
         {"source": matrices(q, k), "score": {"kind": "cosine"}},
         head(scores=[[1, 0, 0], [0.6, 0.8, 0]]))
    q, k = [[1, 2]], [[1, 1], [2, 0], [-1, 3]]
    eye = {"w_q": identity(2), "w_k": identity(2), "w_v": identity(2)}
    w = [[1, 0], [1, -1]]
    case("general", "General score q W k", "Luong et al. 2015, " + own,
         {"source": matrices(q, k), "score": {"kind": "general"}},
         head(scores=times(times(q, w), transposed(k))), {**eye, "score.w": w})
    wq, wk, b, u = [[1, 0, 0.5], [0, 1, -1]], [[1, 1, 0], [0, 1, 0.25]], [0.5, -0.5, 0], [2, 1, -3]
    case("additive", "Additive score u tanh(q W_q + k W_k + b)", "Bahdanau et al. 2015, " + own,
         {"source": matrices(q, k), "score": {"kind": "additive"}},
         head(scores=[[sum(c * math.tanh(x + y + z)
                           for c, x, y, z in zip(u, times([a], wq)[0], times([e], wk)[0], b))
                       for e in k] for a in q]),
         {**eye, "score.w_q": wq, "score.w_k": wk, "score.b": [b], "score.u": [u]})


def normalisers():
    z = [[-2, 0, -9], [-0.5, 0, -9], [0.5, 0, -9], [2, 0, -9], [0.5, 0.2, 0], [1.2, 0.9, 0]]
    case("sparsemax", "Sparsemax of (t, 0) is ((t+1)/2, (1-t)/2) for |t| < 1",
         "Martins and Astudillo 2016, section 2; the rows with three by their algorithm 1",
         {"source": matrices(z, identity(3)), "normaliser": {"kind": "sparsemax"}},
         head(weights=[[0, 1, 0], [0.25, 0.75, 0], [0.75, 0.25, 0], [1, 0, 0], [0.6, 0.3, 0.1],
                       [0.65, 0.35, 0]]))
    z = [[1, -1, 3], [-1, -2, 0], [0.5, 0.25, 0.25]]
    relu = mapped(lambda x: max(0.0, x), z)
    for kind, weights in (("relu", relu), ("relu_sum", [shares(row) for row in relu]),
                          ("sum", [shares(row) for row in z]), ("none", z)):
        case("normaliser_" + kind, f"Normaliser {kind}", "its formula",
             {"source": matrices(z, identity(3)), "normaliser": {"kind": kind}},
             head(weights=weights, output=weights))


def kernels():
    x, data, y = [[0.0], [0.9], [2.5], [10.0]], [[0.0], [1.0], [2.0], [3.0]], [[1], [2], [4], [8]]

    def regression(name, title, kernel, form, h, at, points, targets, normaliser):
        weights = [shares([kernel(math.dist(p, q) / h, math.dist(p, q)) for q in points])
                   for p in at]
        case(name, title, "Nadaraya 1964, Watson 1964: weights are the kernel over its sum",
             {"source": {"kind": "points", "queries": at, "points": points, "targets": targets},
              "score": {"kind": "kernel", "kernel": form, "bandwidth": h},
              "normaliser": {"kind": normaliser}},
             head(weights=weights, output=times(weights, targets)))

    regression("kernel_gaussian", "Kernel regression, exp(-r²/h)", lambda s, r: math.exp(-r * s),
               "gaussian", 2.0, x[:3], data, y, "softmax")
    regression("kernel_box", "Kernel regression in a box; one place has no neighbour",
               lambda s, r: 1.0 if s <= 1 else 0.0, "box", 1.0, x, data, y, "softmax")
    plane = [[0, 0], [3, 4], [1, 1], [-1, 2]]
    regression("kernel_triangle", "Kernel regression in the plane, 1 - r/h",
               lambda s, r: max(0.0, 1 - s), "triangle", 4.0, [[0, 0], [1, 2], [40, 0]], plane,
               [[1, 0], [0, 1], [2, 2], [-1, 5]], "sum")


def positions():
    zeros = [[0, 0, 0, 0]] * 4
    table = [[f(pos / 10000 ** (2 * i / 4)) for i in range(2) for f in (math.sin, math.cos)]
             for pos in range(4)]
    case("sinusoidal", "Sinusoidal positions, d = 4", "formula of Vaswani et al. 2017, section 3.5",
         {"source": matrices(zeros), "position": {"kind": "sinusoidal"}}, {"queries": table})
    angles = [(pos, 0.01 * pos) for pos in range(4)]
    by_distance = [[math.cos(a - c) + math.cos(b - d) for c, d in angles] for a, b in angles]
    for pairing, x, turned in (
            ("adjacent", [1, 0, 1, 0],
             [[math.cos(a), math.sin(a), math.cos(b), math.sin(b)] for a, b in angles]),
            ("halves", [1, 1, 0, 0],
             [[math.cos(a), math.cos(b), math.sin(a), math.sin(b)] for a, b in angles])):
        case("rotary_" + pairing, f"Rotary positions, {pairing}: scores follow the distance alone",
             "formula of Su et al. 2021, section 3.2",
             {"source": matrices([x] * 4), "position": {"kind": "rotary", "pairing": pairing}},
             head(q=turned, k=turned, scores=by_distance))
    expected = {}
    for h in range(1, 9):
        bias = masked([[-abs(i - j) / 2 ** h for j in range(4)] for i in range(4)], causal)
        expected.update(head(h, masked=bias, weights=[softmax(row) for row in bias]))
    case("alibi", "Linear biases of eight heads: slopes 1/2, 1/4, … 1/256",
         "Press, Smith and Lewis 2022, section 3",
         {"source": matrices(zeros), "position": {"kind": "alibi"}, "heads": 8,
          "mask": [{"kind": "causal"}]}, expected)


def masks():
    zeros = [[0.0] * 4] * 4
    edges = {(0, 1), (1, 0), (1, 3), (3, 1)}
    for name, mask, allowed in (
            ("window", {"kind": "window", "window": 1}, lambda i, j: abs(i - j) <= 1),
            ("graph", {"kind": "graph", "edges": "1-2, 2-4"},
             lambda i, j: i == j or (i, j) in edges),
            ("matrix", {"kind": "matrix", "matrix": [[i + j != 3 and i < 3 for j in range(4)]
                                                     for i in range(4)]},
             lambda i, j: i + j != 3 and i < 3)):
        case("mask_" + name, f"Equal scores behind a {name} mask: uniform over what is seen",
             "definition of the mask; a row that sees nothing is zeros",
             {"source": matrices(zeros), "mask": [mask]},
             head(weights=[softmax(row) for row in masked(zeros, allowed)]))


def heads():
    x = [[1, 0, 2, -1], [0, 1, 1, 1], [2, -1, 0, 1]]
    w = {"w_q": [[1, 0, 0, 1], [0, 1, 1, 0], [1, 0, -1, 0], [0, 1, 0, 1]],
         "w_k": [[0, 1, 1, 0], [1, 0, 0, -1], [0, 1, 1, 0], [1, 0, 0, 1]],
         "w_v": [[1, 1, 0, 0], [0, 2, 0, 1], [1, 0, 1, 0], [0, 0, 1, 3]],
         "w_o": [[1, 0, 0, 1], [0, 1, 0, -1], [2, 0, 1, 0], [0, 1, 0, 1]],
         "b_q": [0.5, 0, 0, -0.5], "b_k": [0, 1, 0, 0], "b_v": [0, 0, 1, 0],
         "b_o": [0.25, 0, 0, -1]}
    q, k, v = [plus(times(x, w["w_" + n]), w["b_" + n]) for n in "qkv"]
    expected, outputs = {}, []
    for h in range(2):
        def part(a, first=2 * h):
            return [row[first:first + 2] for row in a]
        s = mapped(lambda y: y / math.sqrt(2), times(part(q), transposed(part(k))))
        weights = [softmax(row) for row in s]
        outputs.append(times(weights, part(v)))
        expected.update(head(h + 1, q=part(q), v=part(v), weights=weights, output=outputs[-1]))
    concat = [a + b for a, b in zip(*outputs)]
    expected["layer1/concat"] = concat
    expected["layer1/output"] = plus(times(concat, w["w_o"]), w["b_o"])
    experiment = {"source": matrices(x), "heads": 2, "output_projection": True, "biases": True,
                  "scaling": {"kind": "sqrt_dk"}}
    case("two_heads", "Two heads with biases and W_O", "formulas of Vaswani et al. 2017, section "
         "3.2.2, worked in double precision", experiment, expected, w)
    torch = {"in_proj_weight": transposed(w["w_q"]) + transposed(w["w_k"]) + transposed(w["w_v"]),
             "in_proj_bias": w["b_q"] + w["b_k"] + w["b_v"],
             "out_proj.weight": transposed(w["w_o"]), "out_proj.bias": w["b_o"]}
    case("two_heads_pytorch", "The same from a file as PyTorch's MultiheadAttention saves it",
         "layout of torch.nn.MultiheadAttention: y = x Wᵀ + b, queries, keys and values stacked",
         experiment, expected, torch)
    shapes = {**head(q=[2, 64], k=[2, 64], v=[2, 100], scores=[2, 2], weights=[2, 2],
                     output=[2, 100]), "queries": [2, 512], "layer1/concat": [2, 800],
              "layer1/output": [2, 512]}
    case("shapes", "Two words, d = 512, eight heads, d_k = 64, d_v = 100: only shapes",
         "sizes of Vaswani et al. 2017, section 3.2.2, with a d_v of its own",
         {"source": {"kind": "sentence", "text": "Thinking Machines"}, "dimension": 512, "heads": 8,
          "dk": 64, "dv": 100, "output_projection": True, "embedding": {"kind": "random"},
          "weights": {"kind": "random"}},
         {name: {"shape": shape} for name, shape in shapes.items()},
         reason="shapes are exact")


projected()
without_weights()
location()
scores()
normalisers()
kernels()
positions()
masks()
heads()
text = json.dumps({"headlight": 1, "cases": cases}, indent=1, ensure_ascii=False)
# Rows of numbers stand on one line.
print(re.sub(r"\[\s+([^\[\]{}]*?)\s+\]",
             lambda m: "[" + re.sub(r",\s+", ", ", m.group(1)) + "]", text))
