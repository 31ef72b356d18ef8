import { expect, it } from 'vitest';
import { imageName, readImageName, viewsOf } from './images.ts';

it('formats and parses the name of an image by style, color and view', () => {
  const front = { styleId: '4117', colorCode: '10', view: 'front' } as const;
  expect(imageName(front)).toBe('4117-10-front');
  expect(readImageName('4117-10-front')).toEqual(front);
});

it.each(['4117-10', '4117-10-side', '411-10-front', '4117-1-front', 'ridge-dawn', '../4117-10-front'])('does not parse %s', (name) => {
  expect(readImageName(name)).toBeUndefined();
});

it('includes a back view for clothing, and only the front for a gift card', () => {
  expect(viewsOf('jacket')).toEqual(['front', 'back', 'detail']);
  expect(viewsOf('boot')).toEqual(['front', 'detail']);
  expect(viewsOf('gift-card')).toEqual(['front']);
});
