/**
 * Renders the demo's videos: `node demo/videos/make-loops.ts [name…]`. Needs ffmpeg with libx264; the videos are committed in
 * `demo/data/videos`, so that only a change of a loop needs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { framesOf, framesPerSecond, type Loop, loops } from './loops.ts';

const folder = fileURLToPath(new URL('../data/videos/', import.meta.url));
/** Maximum size of a video in bytes. */
const maxBytes = 150_000;

async function renderLoop(loop: Loop): Promise<void> {
  const file = `${folder}${loop.name}.mp4_720p.mp4`;
  const frames = framesOf(loop);
  const first = await frames.next();
  if (first.done) throw new Error(`${loop.name} has no frames`);
  const { width, height } = first.value;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-'];
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', String(loop.crf), '-g', '9999'];
  const form = [
    '-vf',
    'hqdn3d=2:2:0:0',
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-movflags',
    '+faststart',
  ];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...quality, ...form, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  encoder.stdin.write(first.value.data);
  for await (const { data } of frames) if (!encoder.stdin.write(data)) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${loop.name} has ${size} bytes, more than ${maxBytes}: raise its crf`);
  console.log(`${loop.name}: ${loop.seconds} s, ${size} bytes`);
}

const requestedNames = process.argv.slice(2);
for (const loop of loops()) if (requestedNames.length === 0 || requestedNames.includes(loop.name)) await renderLoop(loop);
