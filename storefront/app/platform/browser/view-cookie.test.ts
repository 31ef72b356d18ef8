import { expect, it } from 'vitest';
import { hasTestBucket, withViewPart } from './view-cookie.ts';

it('I18N-002 saving a currency replaces the previous one and preserves the other parts of the view cookie', () => {
  expect(withViewPart('currency', 'CAD', '')).toBe('CAD');
  expect(withViewPart('currency', 'CAD', 'a=b; outfitter_view=USD.heroes.b; c=d')).toBe('CAD.heroes.b');
  expect(withViewPart('currency', 'USD', 'outfitter_view=CAD')).toBe('USD');
});

it('BLOCK-004 assigning a test bucket preserves the other parts of the view cookie', () => {
  expect(withViewPart('bucket', '042', '')).toBe('default.default.042');
  expect(withViewPart('bucket', '042', 'outfitter_view=CAD')).toBe('CAD.default.042');
  expect(withViewPart('currency', 'CAD', 'outfitter_view=default.default.042')).toBe('CAD.default.042');
  expect(['', 'outfitter_view=CAD', 'outfitter_view=CAD.default.default', 'outfitter_view=CAD.default.042'].map(hasTestBucket)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
