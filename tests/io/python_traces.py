"""Writes files of attention with headlight_trace.py into a folder, for tst_python_trace.

    python_traces.py <folder of headlight_trace.py> <folder>

Every weight tells where it stands, in numbers that half precision and bfloat16 hold exactly.
"""

import os
import stat
import sys
import time

import numpy

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import headlight_trace  # noqa: E402

os.chdir(sys.argv[2])


def layer(number, heads, queries, keys, dtype=numpy.float32):
    h, i, j = numpy.meshgrid(range(heads), range(queries), range(keys), indexing="ij")
    return ((number * 7 + h * 3 + i * 5 + j) % 11 / 16).astype(dtype)


class Tensor:
    """As much of PyTorch's as is asked for; NumPy takes no bfloat16 of it."""

    def __init__(self, numbers, dtype, bound=True):
        self.inner, self.dtype, self.bound = numbers, "torch." + dtype, bound

    shape = property(lambda self: self.inner.shape)

    def __getitem__(self, index):
        return Tensor(self.inner[index], self.dtype[6:], self.bound)

    def detach(self):
        return Tensor(self.inner, self.dtype[6:], False)

    def cpu(self):
        return self

    def float(self):
        return Tensor(self.inner.astype(numpy.float32), "float32", self.bound)

    def __array__(self, dtype=None):
        if self.bound or self.dtype == "torch.bfloat16":
            raise TypeError("needs detach() or float()")
        return self.inner if dtype is None else self.inner.astype(dtype)


class Output:
    """What a model of transformers returns."""

    def __init__(self, **parts):
        self.__dict__.update(parts)


def batch(*layers):
    """The second of two sequences."""
    return tuple(numpy.stack([one * 0, one]) for one in layers)


words = ["The", "Ġdog", "中", "\U0001F415\"\n"]
single = Output(last_hidden_state=numpy.zeros(3),
                attentions=batch(*(layer(n, 2, 4, 4) for n in (1, 2, 3))))
for ending in ("npz", "safetensors"):
    headlight_trace.save("single." + ending, single, words, batch=1)
    headlight_trace.save(
        "translated." + ending,
        Output(encoder_attentions=[layer(1, 2, 4, 4, numpy.float16)[None]],
               decoder_attentions=[layer(2, 2, 3, 3, numpy.float16)[None]],
               cross_attentions=[layer(3, 2, 3, 4, numpy.float16)[None]]),
        encoder_tokens=words, decoder_tokens=["<s>", "a", "b"])
    headlight_trace.save(
        "named." + ending,
        {"layer2": Tensor(layer(2, 3, 2, 4, numpy.float64), "bfloat16"),
         "layer1": Tensor(layer(1, 3, 2, 4, numpy.float16)[None], "float16")},
        query_tokens=["q", b"r"], key_tokens=words,
        vectors={"layer1": (layer(4, 3, 2, 5), layer(5, 3, 4, 5), layer(6, 3, 4, 2))})
headlight_trace.save("stacked.npz", numpy.stack([layer(n, 2, 4, 4, ">f8") for n in (1, 2)]))
headlight_trace.save("mean.npz", layer(1, 1, 4, 4)[0], [words])


def refused(problem, *given, path="refused.npz", **options):
    with open("refused.npz", "w") as file:
        file.write("kept")
    try:
        headlight_trace.save(path, *given, **options)
    except ValueError as error:
        assert problem in str(error), error
    else:
        raise AssertionError("nobody says: " + problem)
    assert open("refused.npz").read() == "kept" and not [n for n in os.listdir() if ".part" in n]
    assert len([n for n in os.listdir() if n.startswith(".refused")]) == 0


square = layer(1, 2, 4, 4)
wrong = square.copy()
wrong[1, 2, 3] = numpy.nan
refused("NaN or infinite", [wrong])
refused("3 tokens given", [square], words[:3])
refused("should be strings", [square], [1, 2, 3, 4])
refused("eager", Output(last_hidden_state=1, attentions=None))
refused("eager", [None, None])
refused("eager", {"self": square})
refused("generate()", [(square, square)])
refused("no sequence 2", [numpy.stack([square, square])], batch=2)
refused("should be (heads, queries, keys)", [numpy.zeros((1, 1, 2, 4, 4))])
refused("no layers", [])
refused("not a layer of", [square], vectors={"layer2": (square, square, square)})
refused(".npz or .safetensors", [square], path="refused.pt")

# The window is a program that keeps what it was given.
with open("window", "w") as file:
    file.write("#!/bin/sh\ncp \"$1\" shown.npz && exec sleep 0.2\n")
os.chmod("window", os.stat("window").st_mode | stat.S_IXUSR)
process = headlight_trace.show(single, words, batch=1, program="./window")
path = process.args[1]
assert process.wait() == 0
for _ in range(100):
    if not os.path.exists(os.path.dirname(path)):
        break
    time.sleep(0.02)
else:
    raise AssertionError("the temporary file is not deleted")
try:
    headlight_trace.show(single, words, program="./nowhere")
except FileNotFoundError as error:
    assert "nowhere" in str(error)
else:
    raise AssertionError("a missing program is not reported")
