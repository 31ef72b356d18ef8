import { expect, it } from 'vitest';
import { headingId } from './heading-id.ts';

it('builds the id of a heading from its words', () => {
  expect(headingId('Who else sees it')).toBe('who-else-sees-it');
  expect(headingId('Où il n’y a pas d’été : 2 fois')).toBe('ou-il-ny-a-pas-dete-2-fois');
  expect(headingId('…')).toBeUndefined();
  expect(headingId(undefined)).toBeUndefined();
});

it('avoids ids that the page itself uses', () => {
  expect(headingId('Content')).toBe('content-section');
  expect(headingId('Reviews')).toBe('reviews-section');
});
