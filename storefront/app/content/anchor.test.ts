import { expect, it } from 'vitest';
import { anchorOf } from './anchor.ts';

it('a heading’s id is its words, joined', () => {
  expect(anchorOf('Who else sees it')).toBe('who-else-sees-it');
  expect(anchorOf('Où il n’y a pas d’été : 2 fois')).toBe('ou-il-ny-a-pas-dete-2-fois');
  expect(anchorOf('…')).toBeUndefined();
  expect(anchorOf(undefined)).toBeUndefined();
});
