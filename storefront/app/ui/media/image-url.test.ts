import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, imageWidths, offeredWidths } from './image-url.ts';

const image = { link: '/i/ridge/4117-10-front', version: 'ab12' };

describe('image URLs', () => {
  it('LIST-015 contain quality 70 and the width', () => {
    expect(imageUrl(image, 500)).toBe('/i/ridge/4117-10-front?fmt=auto&qlt=70&w=500&v=ab12');
    expect(imageUrl({ link: image.link }, 500)).toBe('/i/ridge/4117-10-front?fmt=auto&qlt=70&w=500');
  });
  it('are offered in every width from the smallest to twice the largest that is shown, in order', () => {
    expect(offeredWidths(250, 375)).toEqual([250, 340, 500, 750]);
    expect(imageSrcSet(image, [250, 340])).toBe(`${imageUrl(image, 250)} 250w, ${imageUrl(image, 340)} 340w`);
  });

  it('are offered in at least one width, which is the smallest that is wide enough', () => {
    expect(offeredWidths(44, 44)).toEqual([170]);
    expect(offeredWidths(180, 20)).toEqual([250]);
    expect(offeredWidths(9_000, 9_000)).toEqual([1_500]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000 }), (minWidth, maxWidth) => {
        const widths = offeredWidths(minWidth, maxWidth);
        expect(widths.length).toBeGreaterThan(0);
        expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
        if (minWidth <= 1_500) expect(widths[0]).toBe(imageWidths.find((width) => width >= minWidth));
      }),
    );
  });
});
