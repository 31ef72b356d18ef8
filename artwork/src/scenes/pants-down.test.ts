import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintPantsDown, pantsDown, pantsDownWidths } from './pants-down.ts';

const fileOf = (width: number) => readFile(new URL(`../../../storefront/public/art/pants-down-${width}.webp`, import.meta.url));

describe('the drawing of the 404 page', () => {
  it('is the same drawing twice', () => {
    expect(pantsDown()).toEqual(pantsDown());
  });

  it.each(pantsDownWidths)('is committed %i px wide, with at most 50 kB', async (width) => {
    const bytes = await fileOf(width);
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, Math.round(width * 0.84)]);
    expect(bytes.length).toBeLessThan(50_000);
  });

  it('is committed as the program renders it: else run `node artwork/src/render-pants-down.ts`', async () => {
    const rendered = await paintPantsDown(480);
    const committed = await sharp(await fileOf(480))
      .removeAlpha()
      .raw()
      .toBuffer();
    let difference = 0;
    for (const [index, value] of committed.entries()) difference += Math.abs(value - rendered.data[index]!);
    // Compression alone changes each channel by about 3 of 255.
    expect(difference / committed.length).toBeLessThan(6);
  });
});
