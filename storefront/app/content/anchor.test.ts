import { expect, it } from 'vitest';
import { anchorOf } from './anchor.ts';

it('a heading’s id is its words, joined', () => {
  expect(anchorOf('Who else sees it')).toBe('who-else-sees-it');
  expect(anchorOf('Où il n’y a pas d’été : 2 fois')).toBe('ou-il-ny-a-pas-dete-2-fois');
  expect(anchorOf('…')).toBeUndefined();
  expect(anchorOf(undefined)).toBeUndefined();
});

it('a heading’s id is none that the page itself has', () => {
  expect(anchorOf('Content')).toBe('content-section');
  expect(anchorOf('Reviews')).toBe('reviews-section');
});
