"""Writes the arrays beside it and expected.json, with NumPy as the independent reference.

Expected numbers are a.astype(numpy.float32) in C order, written so that they read back exactly;
null stands for NaN, "inf" and "-inf" for the infinities.
"""
import json
import os

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
random = np.random.default_rng(20240501)
expected = {}


def numbers(array):
    with np.errstate(over="ignore"):
        flat = array.astype(np.float32).ravel(order="C")
    words = {np.inf: "inf", -np.inf: "-inf"}
    return [None if np.isnan(x) else words.get(x, float(x)) for x in flat]


def describe(array):
    return {"shape": list(array.shape), "boolean": array.dtype == bool, "values": numbers(array)}


def save(name, array, version=(1, 0)):
    with open(os.path.join(here, name), "wb") as file:
        np.lib.format.write_array(file, array, version=version, allow_pickle=False)
    expected[name] = describe(array)


special = [0.0, -0.0, 1.0, -2.5, 65504.0, 6e-8, np.inf, -np.inf, np.nan, 1e300, 1e-300, 1 / 3]
for order in "<>":
    for kind in ["f2", "f4", "f8"]:
        with np.errstate(over="ignore"):
            save(f"{'le' if order == '<' else 'be'}_{kind}.npy", np.array(special).astype(order + kind))
    for kind in ["i2", "u2", "i4", "u4", "i8", "u8"]:
        info = np.iinfo(kind)
        values = [info.min, info.min + 1, 0, 1, 255, 256, info.max - 1, info.max]
        save(f"{'le' if order == '<' else 'be'}_{kind}.npy", np.array(values, dtype=order + kind))
save("i1.npy", np.arange(-128, 128, dtype="i1"))
save("u1.npy", np.arange(0, 256, dtype="u1"))
save("b1.npy", random.random((3, 5)) > 0.5)
save("scalar.npy", np.array(3.25, dtype="<f4"))
save("scalar_bool.npy", np.array(True))
save("empty.npy", np.zeros((3, 0, 2), dtype="<f4"))
for rank in [1, 2, 3, 4]:
    array = random.standard_normal((2, 3, 4, 5)[-rank:]).astype("<f4")
    save(f"c_{rank}d.npy", array)
    save(f"fortran_{rank}d.npy", np.asfortranarray(array))
save("fortran_be_f8.npy", np.asfortranarray(random.standard_normal((4, 7)).astype(">f8")))
save("fortran_ones.npy", np.asfortranarray(random.standard_normal((1, 5, 1, 2)).astype("<f2")))
save("sliced.npy", random.standard_normal((8, 8)).astype("<f4")[::2, 1::3])
for version in [(1, 0), (2, 0), (3, 0)]:
    save(f"version_{version[0]}.npy", random.standard_normal((2, 2)).astype("<f4"), version)

arrays = {
    "w_q": random.standard_normal((8, 4)).astype("<f4"),
    "layer/w_k": np.asfortranarray(random.standard_normal((3, 5))),
    "mask": random.random((4, 4)) > 0.5,
    "Gewichte_für_Ü": np.arange(6, dtype="<i8").reshape(2, 3),
    "zeros": np.zeros((64, 64), dtype="<f4"),
    "nothing": np.zeros((0, 3), dtype="<f4"),
    "number": np.array(7.5),
}
np.savez(os.path.join(here, "stored.npz"), **arrays)
np.savez_compressed(os.path.join(here, "deflated.npz"), **arrays)
archive = {name: describe(array) for name, array in arrays.items()}
for entry in ("zeros",):
    archive[entry]["values"] = 0.0  # all of them
expected["stored.npz"] = expected["deflated.npz"] = archive

with open(os.path.join(here, "expected.json"), "w", encoding="utf-8") as file:
    json.dump(expected, file, indent=0, ensure_ascii=False, sort_keys=True)
    file.write("\n")
