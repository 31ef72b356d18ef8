import { expect, it } from 'vitest';
import { budgetErrors } from './byte-budget.ts';

const budget = { path: '/', script: 100_000, style: 20_000, html: 10_000, reason: 'as measured' };

it('a page may grow by 2 % and shrink', () => {
  expect(budgetErrors('home', { script: 102_000, style: 20_400, html: 4_000 }, budget)).toEqual([]);
});
it('a larger increase is reported with both sizes', () => {
  expect(budgetErrors('home', { script: 102_001, style: 20_000, html: 11_000 }, budget)).toEqual([
    'home: 102001 bytes of JavaScript, 2.0 % above the budget of 100000',
    'home: 11000 bytes of HTML, 10.0 % above the budget of 10000',
  ]);
});
it('a budget needs a reason', () => {
  expect(budgetErrors('home', { script: 1, style: 1, html: 1 }, { ...budget, reason: ' ' })).toEqual(['home: the budget has no reason']);
});
