# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands attention that a model computed elsewhere to Headlight, which opens the file:

    headlight_trace.save("trace.npz", outputs, tokens)
    headlight_trace.show(outputs, tokens)

What is given is one of

    what a model of transformers returns with output_attentions=True (attn_implementation="eager")
    its attentions alone: for each layer (heads, queries, keys), also with a batch in front
    a dictionary of such arrays by the names "layer1", "encoder/layer1", "decoder/layer1" or
    "cross/layer1", such as torch.nn.MultiheadAttention's with average_attn_weights=False

Arrays are NumPy's, PyTorch's or whatever numpy.asarray takes. Only NumPy is needed. A layer at a
time is in memory as NumPy's array; half precision stays half, bfloat16 becomes float32.
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
    """Writes attention into `path`, whose ending is .npz or .safetensors.

    `tokens` are the texts of one sequence; models with an encoder and a decoder have
    `encoder_tokens` and `decoder_tokens`; where one sequence asks another in a single stack there
    are `query_tokens` and `key_tokens`. `vectors` may give (q, k, v), each (heads, tokens, width),
    by the name of the layer. Of a batch the sequence with the number `batch` is taken.
    """
    path = os.fspath(path)
    write = {".npz": _write_npz, ".safetensors": _write_safetensors}.get(
        os.path.splitext(path)[1].lower())
    if write is None:
        raise ValueError(f"the name of the file has to end in .npz or .safetensors: {path!r}")
    layers = _layers(attention, batch)
    lists = {"tokens": tokens, "encoder/tokens": encoder_tokens, "decoder/tokens": decoder_tokens,
             "query_tokens": query_tokens, "key_tokens": key_tokens}
    lists = {name: _texts(name, given, batch) for name, given in lists.items() if given is not None}
    tensors = {name + "/weights": layer for name, layer in layers.items()}
    for name, three in (vectors or {}).items():
        if name not in layers:
            raise ValueError(f"vectors of {name!r}, which is no layer of the attention")
        q, k, v = three
        for part, given in {"q": q, "k": k, "v": v}.items():
            tensors[f"{name}/{part}"] = _vectors(f"{name}/{part}", given, batch, layers[name])
    _check_tokens(layers, lists)
    for name, texts in lists.items():
        text = json.dumps(texts, ensure_ascii=False).encode()
        tensors[name] = _Tensor(name, numpy.frombuffer(text, numpy.uint8))
    _replace(path, lambda file: write(file, tensors))


def show(attention, tokens=None, *, program="headlight", **options):
    """Opens attention in Headlight's window; takes what save() takes. Returns the process.

    The temporary file goes when the window is closed, if Python is still there.
    """
    found = shutil.which(program)
    if found is None:
        raise FileNotFoundError(
            f"there is no program {program!r}; say where it is with program=\"…/headlight\", or "
            "save() the file and open it there")
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
    """What is known of an array before its numbers are taken from where they are."""

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
                raise ValueError(f"{name} has a batch of {self.shape[0]}, and no sequence {batch}")
            self.shape = self.shape[1:]
        elif len(self.shape) == 2:
            self.shape = (1,) + self.shape  # one head, or the mean of all
        if len(self.shape) != 3 or 0 in self.shape:
            raise ValueError(f"{name} should be (heads, queries, keys), with or without a batch in "
                             f"front, but is {tuple(self.given.shape)}")

    def numbers(self):
        array = self.given
        if self.batch is not None and len(array.shape) == 4:
            array = array[self.batch]
        if hasattr(array, "detach"):  # of PyTorch, perhaps on another device
            array = array.detach().cpu()
            array = array if str(array.dtype) == "torch.float16" else array.float()
        array = numpy.asarray(array).astype(self.dtype, copy=False).reshape(self.shape)
        if not numpy.isfinite(array).all():
            raise ValueError(f"{self.name} holds what is no number or infinite")
        return numpy.ascontiguousarray(array.astype(array.dtype.newbyteorder("<"), copy=False))


def _layers(attention, batch):
    """The weights of each layer by its path."""
    get = attention.get if hasattr(attention, "get") \
        else lambda name: getattr(attention, name, None)
    stacks = {name: get(name) for name in _STACKS if get(name) is not None}
    if stacks:
        return {f"{_STACKS[name]}layer{i}": _layer(f"{_STACKS[name]}layer{i}", given, batch)
                for name, stack in stacks.items() for i, given in enumerate(stack, 1)}
    if isinstance(attention, dict) and attention and all(map(_named, attention)):
        return {name: _layer(name, given, batch) for name, given in attention.items()}
    if attention is None or hasattr(attention, "keys") or hasattr(attention, "last_hidden_state"):
        raise ValueError("there is no attention in it: ask the model with output_attentions=True, "
                         "and load it with attn_implementation=\"eager\"; names of layers are "
                         "\"layer1\", \"encoder/layer1\", \"decoder/layer1\" and \"cross/layer1\"")
    if len(getattr(attention, "shape", (0,) * 4)) < 4:
        attention = [attention]  # one layer
    layers = {f"layer{i}": _layer(f"layer{i}", given, batch)
              for i, given in enumerate(attention, 1)}
    if not layers:
        raise ValueError("there is no layer in it")
    return layers


def _named(name):
    return isinstance(name, str) and _PATH.fullmatch(name) is not None


def _layer(name, given, batch):
    if given is None:
        raise ValueError(f"the model did not keep the attention of {name}: load it with "
                         "attn_implementation=\"eager\"")
    if isinstance(given, tuple):
        raise ValueError(f"{name} is a tuple: generate() gives a list of layers for each token; "
                         "ask the model once more with the whole text")
    return _Tensor(name, given, batch)


def _vectors(name, given, batch, weights):
    """One vector for each head and each token that asks (q) or answers (k, v)."""
    tensor = _Tensor(name, given, batch)
    heads, queries, keys = weights.shape
    expected = (heads, queries if name.endswith("/q") else keys)
    if tensor.shape[:2] != expected:
        raise ValueError(f"{name} is {tensor.shape}, but the attention has {expected[0]} heads and "
                         f"{expected[1]} tokens there: ({expected[0]}, {expected[1]}, width)")
    return tensor


def _texts(name, given, batch):
    given = list(given)
    if given and not isinstance(given[0], (str, bytes)) and hasattr(given[0], "__len__"):
        given = list(given[batch])  # of each sequence of the batch
    texts = [text.decode("utf-8", "replace") if isinstance(text, bytes) else text for text in given]
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{name} should be texts, such as tokenizer.convert_ids_to_tokens gives")
    return [text.encode("utf-8", "replace").decode() for text in texts]  # no lone surrogates


def _check_tokens(layers, lists):
    """As many tokens as there are queries and keys, where anybody names them."""
    for path, layer in layers.items():
        stack = path[:path.rfind("/") + 1]
        cross = stack == "cross/"
        sides = {"query": "decoder/tokens" if cross else stack + "tokens",
                 "key": "encoder/tokens" if cross else stack + "tokens"}
        for (side, own), count in zip(sides.items(), layer.shape[1:]):
            name = f"{side}_tokens" if stack in ("", "cross/") and f"{side}_tokens" in lists else own
            if name in lists and len(lists[name]) != count:
                raise ValueError(f"{name} are {len(lists[name])}, but {path} has {count} "
                                 f"{'queries' if side == 'query' else 'keys'}")


def _replace(path, write):
    """A file is complete, or what was there before is still there."""
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
    # The widest numbers first: so all lie on multiples of their width.
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
