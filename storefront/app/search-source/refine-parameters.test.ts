import { expect, it } from 'vitest';
import { toRefineParameters } from './refine-parameters.ts';

it('formats refinements as parameters of the search request', () => {
  expect(toRefineParameters({ color: ['black', 'brown'], size: ['L'] })).toEqual({ refine_1: 'color=black|brown', refine_2: 'size=L' });
});
