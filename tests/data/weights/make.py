"""Writes torch.txt: attention with weights in the layout of PyTorch's nn.MultiheadAttention,
computed here with NumPy in double precision by the formulas of its documentation:
q = x Wqᵀ + bq (k, v alike), cut into heads; softmax(q kᵀ / √(e/h)) v; joined Woᵀ + bo.
Run: python3 make.py > torch.txt"""
import numpy as np

rng = np.random.default_rng(11)


def numbers(*shape):
    return rng.integers(-8, 9, shape) / 8  # exact in float


def show(name, array):
    print(name, "x".join(map(str, array.shape)), *(repr(float(a)) for a in array.ravel()))


def heads(rows, h):
    return rows.reshape(len(rows), h, -1).transpose(1, 0, 2)


def attention(prefix, x, y, z, weights, biases, h, out):
    projected = [a @ w.T + b for a, w, b in zip((x, y, z), weights, biases)]
    q, k, v = (heads(p, h) for p in projected)
    s = q @ k.transpose(0, 2, 1) / np.sqrt(q.shape[2])
    a = np.exp(s - s.max(2, keepdims=True))
    a /= a.sum(2, keepdims=True)
    joined = np.concatenate(list(a @ v), 1)
    for name, array in zip("qkva", (q, k, v, a)):
        show(prefix + name, array)
    show(prefix + "output", joined @ out[0].T + out[1])


e, h = 6, 2
x, y, z = numbers(3, e), numbers(4, 5), numbers(4, 7)
packed, bias, out = numbers(3 * e, e), numbers(3 * e), (numbers(e, e), numbers(e))
show("x", x), show("y", y), show("z", z)
show("in_proj_weight", packed), show("in_proj_bias", bias)
show("out_proj.weight", out[0]), show("out_proj.bias", out[1])
attention("self.", x, x, x, np.split(packed, 3), np.split(bias, 3), h, out)
other = numbers(e, e), numbers(e, 5), numbers(e, 7)
for name, w in zip("qkv", other):
    show(name + "_proj_weight", w)
attention("cross.", x, y, z, other, np.split(bias, 3), h, out)
