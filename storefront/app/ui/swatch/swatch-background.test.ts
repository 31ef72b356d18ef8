import { expect, it } from 'vitest';
import { swatchBackground } from './swatch-background.ts';

it('fills a swatch with one color, or with bands of several colors', () => {
  expect(swatchBackground(['#9a6b3c'])).toBe('#9a6b3c');
  expect(swatchBackground(['#8c332b', '#1b1b1d'])).toBe('linear-gradient(135deg, #8c332b 0% 50%, #1b1b1d 50% 100%)');
  expect(swatchBackground([])).toBe('var(--color-surface-muted)');
});

it('shows an image on the colors, which are visible until it has loaded', () => {
  expect(swatchBackground(['#9a6b3c'], '/i/ridge/duck')).toBe('url("/i/ridge/duck") center / cover, #9a6b3c');
});
