import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, imageWidths } from './image-url.ts';

const image = { link: '/i/ridge/4117-10-front', version: 'ab12' };

describe('image URLs', () => {
  it('LIST-015 contain quality 70 and the width', () => {
    expect(imageUrl(image, 500)).toBe('/i/ridge/4117-10-front?fmt=auto&qlt=70&w=500&v=ab12');
    expect(imageUrl({ link: image.link }, 500)).toBe('/i/ridge/4117-10-front?fmt=auto&qlt=70&w=500');
  });
  it('a srcset contains every width from the minimum to twice the maximum, in order', () => {
    expect(imageSrcSet(image, 250, 375)).toBe([250, 340, 500, 750].map((width) => `${imageUrl(image, width)} ${width}w`).join(', '));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 85, max: 900 }), (minWidth, maxWidth) => {
        const widths = [...imageSrcSet(image, minWidth, maxWidth).matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
        return widths.every(
          (width, index) => (imageWidths as readonly number[]).includes(width) && (index === 0 || width > widths[index - 1]!),
        );
      }),
    );
  });
});
