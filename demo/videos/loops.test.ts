import { readdir, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { firelight } from './firelight.ts';
import { glowAt } from './frame.ts';
import { loops } from './loops.ts';
import { snowfall } from './snowfall.ts';

const folder = new URL('../data/videos/', import.meta.url);
const scene = { data: Buffer.alloc(160 * 70 * 3, 90), width: 160, height: 70, channels: 3 as const };
const fire = { embers: [0.7, 0.8] as const, width: 0.2, height: 0.5, light: 0.4 };

describe('the videos of the demo', () => {
  it.each([
    ['snow', snowfall(scene)],
    ['a fire', firelight(scene, fire)],
  ])('loop: %s ends as it starts, with motion in between', (_, at) => {
    expect(Buffer.from(at(1).data).equals(at(0).data)).toBe(true);
    expect(Buffer.from(at(0.4).data).equals(at(0).data)).toBe(false);
  });

  it('do not change their background scene', () => {
    snowfall(scene)(0.3);
    expect(new Set(scene.data)).toEqual(new Set([90]));
  });

  it('draw nothing outside of the frame', () => {
    const frame = { data: new Uint8Array(12), width: 2, height: 2 };
    glowAt(frame, [-40, 60], 20, [255, 255, 255], 1);
    expect([...frame.data]).toEqual(Array(12).fill(0));
  });

  it('are stored as one file each, of at most 150 kB', async () => {
    const all = loops();
    expect((await readdir(folder)).sort()).toEqual(all.map(({ name }) => `${name}.mp4_720p.mp4`).sort());
    for (const { name } of all) expect((await stat(new URL(`${name}.mp4_720p.mp4`, folder))).size).toBeLessThan(150_000);
  });
});
