import { expect, it } from 'vitest';
import { viewWith } from './view-cookie.ts';

it('I18N-002 a chosen currency takes the place of the one before, and leaves the rest of the view as it was', () => {
  expect(viewWith('CAD', '')).toBe('CAD');
  expect(viewWith('CAD', 'a=b; outfitter_view=USD.heroes.b; c=d')).toBe('CAD.heroes.b');
  expect(viewWith('USD', 'outfitter_view=CAD')).toBe('USD');
});
