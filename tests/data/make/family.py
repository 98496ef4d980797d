#!/usr/bin/env python3
"""Makes tests/data/families/NAME: a small random model of a family, and what its library computes.

    python3 tests/data/make/family.py gemma --out tests/data/families/gemma \\
        --class GemmaForCausalLM --set head_dim=16 --set num_key_value_heads=2
    python3 tests/data/make/family.py vit --out tests/data/families/vit \\
        --class ViTForImageClassification --set image_size=32 --set patch_size=8
    python3 tests/data/make/family.py --check tests/data/families/gemma

Making a model needs NumPy, torch and transformers; --check needs NumPy alone.

A folder holds three files, which tests/io/tst_families.cpp reads:

    config.json         as the library saves it, with "model_type"
    model.safetensors   random weights, as the library saves them, perhaps in several shards
    reference.npz       the inputs and what the library computes from them (float32, eager attention):
                        input_ids (1, n); where used token_type_ids, decoder_input_ids, pixel_values
                        layerL/weights, or encoder/, decoder/ and cross/layerL/weights: (heads, n, m)
                        hiddenL (n, d), of a single stack: 0 is the embedding
                        encoder_output (n, d), of an encoder-decoder model
                        logits (n, vocabulary)

Weights are drawn with a standard deviation of 1.2 / sqrt(inputs), larger than a library initialises
them: attention is then far from uniform, and a wrong bias, norm, position, mask or scale shows.
"""
import argparse
import json
import pathlib
import struct
import sys

import numpy as np

# No two sizes are equal, so that a transposed matrix does not fit.
SMALL = {
    "vocab_size": 320, "hidden_size": 48, "num_hidden_layers": 3, "num_attention_heads": 4,
    "intermediate_size": 96, "max_position_embeddings": 64,
}
SEED = 5


def drawn(name, shape, generator):
    """Matrices N(0, 1.44 / inputs), biases N(0, 0.01), other vectors (norms) 1 + N(0, 0.01)."""
    noise = generator.standard_normal(shape).astype(np.float32)
    if len(shape) >= 2:
        return noise * np.float32(1.2 / shape[-1] ** 0.5)
    return noise * np.float32(0.1) + np.float32(0 if "bias" in name else 1)


def read_safetensors(path):
    """The float32 tensors. The file: 8 bytes with the header's length, the header in JSON, the numbers."""
    data = pathlib.Path(path).read_bytes()
    size = struct.unpack("<Q", data[:8])[0]
    result = {}
    for name, entry in json.loads(data[8:8 + size]).items():
        if entry.get("dtype") == "F32":
            begin, end = (8 + size + offset for offset in entry["data_offsets"])
            result[name] = np.frombuffer(data[begin:end], dtype="<f4").reshape(entry["shape"])
    return result


def value(text):
    """A setting's number, list or truth value as JSON; anything else is a text."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def make(arguments):
    import torch
    import transformers

    settings = {name: value(text) for name, text in (each.split("=", 1) for each in arguments.set)}
    # Sizes that this family's configuration does not have are left out.
    known = transformers.AutoConfig.for_model(arguments.type)
    small = {name: size for name, size in SMALL.items() if hasattr(known, name)}
    config = transformers.AutoConfig.for_model(arguments.type, **{**small, **settings})
    config._attn_implementation = "eager"
    model = getattr(transformers, arguments.model)(config).eval().float()

    generator = np.random.default_rng(SEED)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter.copy_(torch.from_numpy(drawn(name, tuple(parameter.shape), generator)))
    model.tie_weights()

    inputs = inputs_for(config, model.main_input_name, generator)
    with torch.no_grad():
        output = model(**{name: torch.from_numpy(numbers) for name, numbers in inputs.items()},
                       output_attentions=True, output_hidden_states=True)
    reference = {name: numbers.float().numpy() for name, numbers in computed(output).items()}
    folder = pathlib.Path(arguments.out)
    shards = {"max_shard_size": arguments.shard_size} if arguments.shard_size else {}
    model.save_pretrained(folder, safe_serialization=True, **shards)
    (folder / "generation_config.json").unlink(missing_ok=True)
    np.savez_compressed(folder / "reference.npz", **inputs, **reference)


def inputs_for(config, main, generator):
    if main == "pixel_values":
        shape = (1, config.num_channels, config.image_size, config.image_size)
        return {main: generator.random(shape, dtype=np.float32)}
    top = config.vocab_size - 2  # the lowest and highest token IDs are often special
    result = {"input_ids": generator.integers(3, top, (1, 17))}
    if getattr(config, "type_vocab_size", 0) > 1:
        result["token_type_ids"] = np.array([[0] * 9 + [1] * 8])
    if getattr(config, "is_encoder_decoder", False):
        result["decoder_input_ids"] = generator.integers(3, top, (1, 7))
        result["decoder_input_ids"][0, 0] = getattr(config, "decoder_start_token_id", None) or 0
    return result


def computed(output):
    """The reference's names for a library's output, without the axis of the batch."""
    result = {}
    for path, field in (("", "attentions"), ("encoder/", "encoder_attentions"),
                        ("decoder/", "decoder_attentions"), ("cross/", "cross_attentions")):
        for layer, weights in enumerate(getattr(output, field, None) or [], 1):
            result[f"{path}layer{layer}/weights"] = weights[0]
    for layer, states in enumerate(getattr(output, "hidden_states", None) or []):
        result[f"hidden{layer}"] = states[0]
    if getattr(output, "encoder_last_hidden_state", None) is not None:
        result["encoder_output"] = output.encoder_last_hidden_state[0]
    if getattr(output, "logits", None) is not None:
        result["logits"] = output.logits[0]
    return result


def check(folder):
    """Whether the folder has what tst_families.cpp reads; the numbers are compared there."""
    folder = pathlib.Path(folder)
    problems = []
    config = json.loads((folder / "config.json").read_text())
    if not config.get("model_type"):
        problems.append('config.json has no "model_type"')
    shards = sorted(folder.glob("*.safetensors"))
    tensors = {name: tensor for shard in shards for name, tensor in read_safetensors(shard).items()}
    if not tensors:
        problems.append("there is no safetensors file")
    problems += [f"{name} is not finite" for name, tensor in tensors.items() if not np.isfinite(tensor).all()]
    reference = np.load(folder / "reference.npz")
    if not {"input_ids", "pixel_values"} & set(reference.files):
        problems.append("reference.npz has neither input_ids nor pixel_values")
    attentions = [name for name in reference.files if name.endswith("/weights")]
    if not attentions:
        problems.append("reference.npz has no layerL/weights")
    for name in attentions:
        weights = reference[name]
        if weights.ndim != 3 or not np.allclose(weights.sum(-1), 1, atol=1e-5):
            problems.append(f"{name} {weights.shape}: (heads, n, m) with rows that sum to 1 is expected")
    for problem in problems:
        print(f"{folder}: {problem}", file=sys.stderr)
    print(f"{folder}: {config.get('model_type')}, {len(tensors)} tensors, "
          f"{sum(tensor.size for tensor in tensors.values()):,} parameters, {len(attentions)} attentions")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("type", nargs="?", help="model_type, as transformers.AutoConfig knows it")
    parser.add_argument("--class", dest="model", help="class of transformers, such as GemmaForCausalLM")
    parser.add_argument("--out", help="folder to write")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="setting of the configuration")
    parser.add_argument("--shard-size", metavar="SIZE", help="split the weights, for example into 60KB")
    parser.add_argument("--check", metavar="FOLDER", help="check a folder's form")
    arguments = parser.parse_args()
    if arguments.check:
        return check(arguments.check)
    if not (arguments.type and arguments.model and arguments.out):
        parser.error("a model type, --class and --out are needed, or --check FOLDER")
    make(arguments)
    return check(arguments.out)


if __name__ == "__main__":
    sys.exit(main())
