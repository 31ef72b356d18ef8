import { expect, it } from 'vitest';
import { headingId } from './heading-id.ts';

it('a heading’s id is its words, joined', () => {
  expect(headingId('Who else sees it')).toBe('who-else-sees-it');
  expect(headingId('Où il n’y a pas d’été : 2 fois')).toBe('ou-il-ny-a-pas-dete-2-fois');
  expect(headingId('…')).toBeUndefined();
  expect(headingId(undefined)).toBeUndefined();
});

it('a heading’s id is none that the page itself has', () => {
  expect(headingId('Content')).toBe('content-section');
  expect(headingId('Reviews')).toBe('reviews-section');
});
