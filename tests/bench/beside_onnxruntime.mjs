#!/usr/bin/env node
// The forward pass of Headlight beside ONNX Runtime's, in one go and by turns: the shortest of
// many runs of each, and their ratio. Needs Node.js with npm, which fetches onnxruntime-node into
// a temporary folder.
//
//     cmake --preset release -DHEADLIGHT_BENCHMARKS=ON
//     cmake --build --preset release --target bench_headlight
//     tests/bench/beside_onnxruntime.mjs [bench_headlight] [rounds] [folder with node_modules]
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { attentionModel } from './onnx_model.mjs';

const script = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(script), '../..');
const lengths = [16, 128, 1024, 2048];
const width = 512;
const heads = 8;

// Child process: the shortest run of a session, in milliseconds.
async function timePeer(folder, n, threads) {
    const runtime = createRequire(path.join(folder, 'any.js'))('onnxruntime-node');
    const session = await runtime.InferenceSession.create(path.join(folder, 'attention.onnx'),
        { intraOpNumThreads: threads, interOpNumThreads: 1 });
    const numbers = Float32Array.from({ length: n * width }, () => Math.random() - 0.5);
    const feeds = { x: new runtime.Tensor('float32', numbers, [n, width]) };
    let fastest = Infinity;
    const end = performance.now() + secondsFor(n) * 1000;
    while (performance.now() < end) {
        const start = performance.now();
        await session.run(feeds);
        fastest = Math.min(fastest, performance.now() - start);
    }
    console.log(fastest);
}

const secondsFor = n => (n < 1000 ? 0.5 : 2);

// One thread stays on one processor: moving costs both sides at random.
function run(threads, program, ...args) {
    const pinned = threads === 1 && process.platform === 'linux';
    const command = pinned ? ['taskset', '-c', '1', program, ...args] : [program, ...args];
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
    return execFileSync(command[0], command.slice(1), options);
}

function timeOurs(bench, n, threads) {
    const report = run(threads, bench, '--benchmark_format=json',
        `--benchmark_filter=^forward/n:${n}/heads:${heads}/threads:${threads}/`,
        `--benchmark_min_time=${secondsFor(n)}`);
    return JSON.parse(report).benchmarks[0].fastest_ms;
}

function fetchPeer() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'headlight-peer-'));
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit',
        '--no-fund', 'onnxruntime-node'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return folder;
}

function compare(bench, rounds, folder) {
    fs.writeFileSync(path.join(folder, 'attention.onnx'), attentionModel(width, heads));
    console.log('threads      n   Headlight ms   ONNX Runtime ms   ratio');
    for (const threads of [1, 2]) {
        for (const n of lengths) {
            let ours = Infinity;
            let theirs = Infinity;
            for (let round = 0; round < rounds; ++round) {
                ours = Math.min(ours, timeOurs(bench, n, threads));
                theirs = Math.min(theirs,
                    Number(run(threads, process.execPath, script, 'peer', folder, n, threads)));
            }
            console.log(`${threads}`.padStart(7), `${n}`.padStart(6), ours.toFixed(3).padStart(14),
                theirs.toFixed(3).padStart(17), (theirs / ours).toFixed(2).padStart(7));
        }
    }
}

if (process.argv[2] === 'peer') {
    await timePeer(process.argv[3], Number(process.argv[4]), Number(process.argv[5]));
} else {
    const bench = process.argv[2] ?? path.join(root, '.build/release/tests/bench/bench_headlight');
    const given = process.argv[4];
    const folder = given ? path.resolve(given) : fetchPeer();
    try {
        compare(path.resolve(bench), Number(process.argv[3] ?? 5), folder);
    } finally {
        if (!given)
            fs.rmSync(folder, { recursive: true });
    }
}
