import { expect, it } from 'vitest';
import { badgesOfOtherColor, primaryBadge } from './tile-badge.tsx';

it('LIST-011 a tile shows a price reduction rather than that a style is new', () => {
  expect(primaryBadge(['New', 'Sale'])).toBe('Sale');
  expect(primaryBadge(['New Color', 'Clearance', 'Sale'])).toBe('Clearance');
  expect(primaryBadge([])).toBeUndefined();
});

it('LIST-011 keeps only the badges that apply to a previewed color', () => {
  expect(badgesOfOtherColor(['New', 'Clearance'], {})).toEqual(['New']);
  expect(badgesOfOtherColor(['New Color', 'Clearance'], { strikePrice: 68 })).toEqual(['Clearance']);
});
