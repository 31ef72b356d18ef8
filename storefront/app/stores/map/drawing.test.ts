import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const drawing = readFileSync(new URL('./north-america.svg', import.meta.url), 'utf8');

it('the drawing has the layers of the map, in at most 20 kB as sent', () => {
  const ids = [...drawing.matchAll(/<path id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['neighbors', 'great-lakes', 'land', 'lakes', 'borders', 'roads']);
  expect(brotliCompressSync(drawing).length).toBeLessThan(20_000);
});
