# SPDX-License-Identifier: GPL-3.0-or-later
"""Export attention from PyTorch or transformers for Headlight:

    headlight_trace.save("trace.npz", outputs, tokens)
    headlight_trace.show(outputs, tokens)

`attention` is one of

    the output of a transformers model with output_attentions=True (attn_implementation="eager")
    its attentions: one array of (heads, queries, keys) or (batch, heads, queries, keys) per layer
    a dictionary of such arrays with the keys "layer1", "encoder/layer1", "decoder/layer1" or
    "cross/layer1", for example from torch.nn.MultiheadAttention with average_attn_weights=False

Arrays are NumPy arrays, PyTorch tensors or anything that numpy.asarray accepts. Only NumPy is
required. Layers are converted to NumPy one at a time; float16 is kept, bfloat16 becomes float32.
"""

import contextlib
import json
import os
import re
import shutil
import struct
import subprocess
import tempfile
import threading
import zipfile

import numpy

__all__ = ["save", "show"]

_STACKS = {
    "attentions": "",
    "encoder_attentions": "encoder/",
    "decoder_attentions": "decoder/",
    "cross_attentions": "cross/",
}
_PATH = re.compile(r"(encoder/|decoder/|cross/)?layer[1-9][0-9]*")
_SAFETENSORS_TYPES = {"float16": "F16", "float32": "F32", "uint8": "U8"}


def save(path, attention, tokens=None, *, encoder_tokens=None, decoder_tokens=None,
         query_tokens=None, key_tokens=None, vectors=None, batch=0):
    """Write attention to `path` (.npz or .safetensors).

    `tokens` are the token texts of a single sequence. For encoder-decoder models, pass
    `encoder_tokens` and `decoder_tokens`; for cross-attention in a single stack, pass
    `query_tokens` and `key_tokens`. `vectors` optionally maps the name of a layer to (q, k, v),
    each of shape (heads, tokens, dimension). `batch` selects the sequence of a batch, from 0.
    """
    path = os.fspath(path)
    write = {".npz": _write_npz, ".safetensors": _write_safetensors}.get(
        os.path.splitext(path)[1].lower())
    if write is None:
        raise ValueError(f"the file name must end in .npz or .safetensors: {path!r}")
    layers = _layers(attention, batch)
    lists = {"tokens": tokens, "encoder/tokens": encoder_tokens, "decoder/tokens": decoder_tokens,
             "query_tokens": query_tokens, "key_tokens": key_tokens}
    lists = {name: _texts(name, given, batch) for name, given in lists.items() if given is not None}
    tensors = {name + "/weights": layer for name, layer in layers.items()}
    for name, three in (vectors or {}).items():
        if name not in layers:
            raise ValueError(f"vectors of {name!r}, which is not a layer of the attention")
        q, k, v = three
        for part, given in {"q": q, "k": k, "v": v}.items():
            tensors[f"{name}/{part}"] = _vectors(f"{name}/{part}", given, batch, layers[name])
    _check_tokens(layers, lists)
    for name, texts in lists.items():
        text = json.dumps(texts, ensure_ascii=False).encode()
        tensors[name] = _Tensor(name, numpy.frombuffer(text, numpy.uint8))
    _replace(path, lambda file: write(file, tensors))


def show(attention, tokens=None, *, program="headlight", **options):
    """Open attention in Headlight's window; the arguments are those of save(). Return the process.

    The temporary file is deleted when the window is closed, if Python is still running.
    """
    found = shutil.which(program)
    if found is None:
        raise FileNotFoundError(
            f"program {program!r} not found; pass its path as program=\"…/headlight\", or save() "
            "the file and open it in Headlight")
    folder = tempfile.mkdtemp(prefix="headlight-")
    try:
        path = os.path.join(folder, "trace.npz")
        save(path, attention, tokens, **options)
        process = subprocess.Popen([found, path], stdin=subprocess.DEVNULL, start_new_session=True)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise

    def clean():
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)

    threading.Thread(target=clean, daemon=True).start()
    return process


class _Tensor:
    """Shape and type of an array; its values are converted when they are written."""

    def __init__(self, name, given, batch=None):
        self.name = name
        self.given = given if hasattr(given, "shape") and hasattr(given, "dtype") \
            else numpy.asarray(given)
        self.batch = batch
        self.shape = tuple(int(length) for length in self.given.shape)
        kind = str(self.given.dtype).rsplit(".", 1)[-1]  # "torch.float16"
        self.dtype = kind if kind in ("float16", "uint8") else "float32"
        if batch is None:
            return
        if len(self.shape) == 4:
            if not 0 <= batch < self.shape[0]:
                raise ValueError(f"{name} has batch size {self.shape[0]}; there is no sequence {batch}")
            self.shape = self.shape[1:]
        elif len(self.shape) == 2:
            self.shape = (1,) + self.shape  # a single head, or the mean of all heads
        if len(self.shape) != 3 or 0 in self.shape:
            raise ValueError(f"{name} should be (heads, queries, keys) or (batch, heads, queries, "
                             f"keys), but is {tuple(self.given.shape)}")

    def numbers(self):
        array = self.given
        if self.batch is not None and len(array.shape) == 4:
            array = array[self.batch]
        if hasattr(array, "detach"):  # a PyTorch tensor, possibly on another device
            array = array.detach().cpu()
            array = array if str(array.dtype) == "torch.float16" else array.float()
        array = numpy.asarray(array).astype(self.dtype, copy=False).reshape(self.shape)
        if not numpy.isfinite(array).all():
            raise ValueError(f"{self.name} contains NaN or infinite values")
        return numpy.ascontiguousarray(array.astype(array.dtype.newbyteorder("<"), copy=False))


def _layers(attention, batch):
    """Attention weights by layer path."""
    get = attention.get if hasattr(attention, "get") \
        else lambda name: getattr(attention, name, None)
    stacks = {name: get(name) for name in _STACKS if get(name) is not None}
    if stacks:
        return {f"{_STACKS[name]}layer{i}": _layer(f"{_STACKS[name]}layer{i}", given, batch)
                for name, stack in stacks.items() for i, given in enumerate(stack, 1)}
    if isinstance(attention, dict) and attention and all(map(_named, attention)):
        return {name: _layer(name, given, batch) for name, given in attention.items()}
    if attention is None or hasattr(attention, "keys") or hasattr(attention, "last_hidden_state"):
        raise ValueError("no attention found: call the model with output_attentions=True and load "
                         "it with attn_implementation=\"eager\"; layer names are \"layer1\", "
                         "\"encoder/layer1\", \"decoder/layer1\" and \"cross/layer1\"")
    if len(getattr(attention, "shape", (0,) * 4)) < 4:
        attention = [attention]  # one layer
    layers = {f"layer{i}": _layer(f"layer{i}", given, batch)
              for i, given in enumerate(attention, 1)}
    if not layers:
        raise ValueError("attention has no layers")
    return layers


def _named(name):
    return isinstance(name, str) and _PATH.fullmatch(name) is not None


def _layer(name, given, batch):
    if given is None:
        raise ValueError(f"the model did not return the attention of {name}: load it with "
                         "attn_implementation=\"eager\"")
    if isinstance(given, tuple):
        raise ValueError(f"{name} is a tuple: generate() returns a list of layers per token; call "
                         "the model once with the whole text")
    return _Tensor(name, given, batch)


def _vectors(name, given, batch, weights):
    """Shape (heads, queries, dimension) for q, (heads, keys, dimension) for k and v."""
    tensor = _Tensor(name, given, batch)
    heads, queries, keys = weights.shape
    expected = (heads, queries if name.endswith("/q") else keys)
    if tensor.shape[:2] != expected:
        raise ValueError(f"{name} is {tensor.shape}, but the attention has {expected[0]} heads and "
                         f"{expected[1]} tokens: ({expected[0]}, {expected[1]}, dimension)")
    return tensor


def _texts(name, given, batch):
    given = list(given)
    if given and not isinstance(given[0], (str, bytes)) and hasattr(given[0], "__len__"):
        given = list(given[batch])  # one list per sequence of the batch
    texts = [text.decode("utf-8", "replace") if isinstance(text, bytes) else text for text in given]
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{name} should be strings, as from tokenizer.convert_ids_to_tokens")
    return [text.encode("utf-8", "replace").decode() for text in texts]  # no lone surrogates


def _check_tokens(layers, lists):
    """Token lists, if given, have as many tokens as there are queries and keys."""
    for path, layer in layers.items():
        stack = path[:path.rfind("/") + 1]
        cross = stack == "cross/"
        sides = {"query": "decoder/tokens" if cross else stack + "tokens",
                 "key": "encoder/tokens" if cross else stack + "tokens"}
        for (side, own), count in zip(sides.items(), layer.shape[1:]):
            name = f"{side}_tokens" if stack in ("", "cross/") and f"{side}_tokens" in lists else own
            if name in lists and len(lists[name]) != count:
                raise ValueError(f"{len(lists[name])} {name} given, but {path} has {count} "
                                 f"{'queries' if side == 'query' else 'keys'}")


def _replace(path, write):
    """Write atomically: an existing file is replaced only by a complete one."""
    folder, name = os.path.split(os.path.abspath(path))
    handle, part = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            write(file)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(part, 0o666 & ~mask)
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise


def _write_npz(file, tensors):
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, tensor in tensors.items():
            with archive.open(name + ".npy", "w", force_zip64=True) as member:
                numpy.lib.format.write_array(member, tensor.numbers(), allow_pickle=False)


def _write_safetensors(file, tensors):
    header, end = {}, 0
    # Widest types first, so that every tensor is aligned to its type.
    order = sorted(tensors, key=lambda name: -numpy.dtype(tensors[name].dtype).itemsize)
    for name in order:
        tensor = tensors[name]
        begin, width = end, numpy.dtype(tensor.dtype).itemsize
        end += width * int(numpy.prod(tensor.shape, dtype=numpy.int64))
        header[name] = {"dtype": _SAFETENSORS_TYPES[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [begin, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    file.write(struct.pack("<Q", len(text)) + text)
    for name in order:
        file.write(tensors[name].numbers().data)
