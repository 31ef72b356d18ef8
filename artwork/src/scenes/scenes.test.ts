import { describe, expect, it } from 'vitest';
import { paintSceneByName, type SceneName, scenes } from './index.ts';

const names = Object.keys(scenes) as SceneName[];
const CROP = (700 * 0.8) / 1600; // width of a 4:5 crop at full height, as a fraction of the picture

const painted = new Map<SceneName, ReturnType<typeof paintSceneByName>>();
/** A painting takes half a second, so the tests share one of each scene. */
const paintingOf = (name: SceneName) => {
  const painting = painted.get(name) ?? paintSceneByName(name, 320);
  painted.set(name, painting);
  return painting;
};

describe('the scenes of the brand', () => {
  it.each(names)('%s is the same drawing twice', (name) => {
    expect(scenes[name].scene()).toEqual(scenes[name].scene());
  });

  it.each(names)('%s is the same image twice, 7/16 as high as wide', async (name) => {
    const [first, second] = [await paintingOf(name), await paintSceneByName(name, 320)];
    expect([first.width, first.height]).toEqual([320, 140]);
    expect(first.data.equals(second.data)).toBe(true);
  });

  it.each(names)('%s contains its focal point, and a 4:5 crop around it', (name) => {
    const [x, y] = scenes[name].focus;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
    expect(x - CROP / 2).toBeGreaterThanOrEqual(0);
    expect(x + CROP / 2).toBeLessThanOrEqual(1);
  });

  it.each(names)('%s has an upper third that is calm enough for a headline', async (name) => {
    const { data, width, height } = await paintingOf(name);
    const third = Math.round(height / 3);
    let steps = 0;
    for (let y = 1; y < third; y++)
      for (let x = 1; x < width * 0.6; x++) {
        const at = (y * width + x) * 3;
        steps += Math.abs(data[at]! - data[at - 3]!);
      }
    expect(steps / ((third - 1) * (width * 0.6 - 1))).toBeLessThan(9);
  });

  it.each(names)('%s has a description of one sentence and a background color', (name) => {
    expect(scenes[name].alt).toMatch(/^[A-Z].{40,160}\.$/);
    expect(scenes[name].ground).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('look different from each other', async () => {
    const images = await Promise.all(names.map(paintingOf));
    const difference = (a: Buffer, b: Buffer) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
    images.forEach((image, i) => {
      for (const [k, other] of images.slice(i + 1).entries())
        expect(difference(image.data, other.data), `${names[i]} and ${names[i + 1 + k]}`).toBeGreaterThan(12);
    });
  });
});
