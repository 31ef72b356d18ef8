import { expect, it } from 'vitest';
import { toRefineParameters } from './refine-parameters.ts';

it('names the refinements as the search call takes them', () => {
  expect(toRefineParameters({ color: ['black', 'brown'], size: ['L'] })).toEqual({ refine_1: 'color=black|brown', refine_2: 'size=L' });
});
