import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { accountTitle, listedSections, sectionPath } from './account-sections.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });

const titleOf = (path: string) => accountTitle(new URL(path, 'https://shop.example'), intl);

it('ROUTE-006 every section of the account has its own document title', () => {
  const titles = listedSections.map((section) => titleOf(sectionPath(section)));
  expect(new Set(titles).size).toBe(listedSections.length);
  expect(titles.slice(0, 2)).toEqual(['Your account', 'Orders']);
  expect(titleOf('/account/orders/R4K72M9QXB')).toBe('Order R4K72M9QXB');
  expect([titleOf('/account/wishlist'), titleOf('/account/wishlist?shared=t0ken')]).toEqual(['Wishlist', 'A shared wishlist']);
});
