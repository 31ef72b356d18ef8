import { expect, it } from 'vitest';
import { accountTitleMessage, listedSections, sectionPath } from './account-sections.ts';

it('ROUTE-006 every section of the account has its own document title', () => {
  const titles = listedSections.map((section) => accountTitleMessage(sectionPath(section)).defaultMessage);
  expect(new Set(titles).size).toBe(listedSections.length);
  expect(titles.slice(0, 2)).toEqual(['Your account', 'Orders']);
});
