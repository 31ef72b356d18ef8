import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { accountTitle, listedSections, sectionPath } from './account-sections.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });

it('ROUTE-006 every section of the account has its own document title', () => {
  const titles = listedSections.map((section) => accountTitle(sectionPath(section), intl));
  expect(new Set(titles).size).toBe(listedSections.length);
  expect(titles.slice(0, 2)).toEqual(['Your account', 'Orders']);
  expect(accountTitle('/account/orders/R4K72M9QXB', intl)).toBe('Order R4K72M9QXB');
});
