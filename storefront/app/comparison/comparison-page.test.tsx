// @vitest-environment happy-dom
import type { Product } from '@outfitter/contract/client';
import { createIntl } from 'react-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { comparedIds, tileFromProduct } from '../product/index.ts';
import { chore } from '../product/testing/product-fixture.ts';
import CompareBar from './compare-bar.tsx';
import { ComparisonPage } from './comparison-page.tsx';
import { comparisonRows, factNames } from './comparison-rows.ts';
import { LazyCompareBar } from './lazy-compare-bar.tsx';

const coat: Product = { ...chore, c_facts: [['Shell', '12 oz duck']], c_ounces: 12, c_StarRatingBase: 4.6, c_StarRatingCount: 107 };
const vest: Product = { ...chore, id: '4246', name: 'Vest', price: 74, priceMax: 74, c_facts: [['Fill', 'none']], c_ounces: 12 };
const intlOf = (locale: string) => createIntl({ locale, defaultLocale: 'en-US', onError: () => undefined });

beforeEach(() => comparedIds.set([]));

function openComparison(products: readonly Product[], changes: { isTooMany?: boolean; unavailableCount?: number } = {}) {
  openTab(null, {});
  const comparison = {
    tiles: products.map(tileFromProduct),
    prices: products.map(({ price, priceMax }) => ({ price, priceMax })),
    materials: products.map(() => []),
    rows: comparisonRows(products, intlOf('en-US')),
    isTooMany: false,
    unavailableCount: 0,
    ...changes,
  };
  return mountScreens({ compare: <ComparisonPage {...comparison} /> }, '/compare').container;
}

describe('the rows of a comparison', () => {
  const rows = (locale: string) => new Map(comparisonRows([coat, vest], intlOf(locale)).map((row) => [row.id, row]));
  it('say which values are the same, and leave out what no style has', () => {
    const all = rows('en-US');
    expect(all.get('price')).toMatchObject({ label: 'Price, all colors', isSame: false });
    expect(all.get('weight')).toMatchObject({ values: ['12 oz', '12 oz'], isSame: true });
    expect(all.get('rating')).toMatchObject({ values: ['4.6 of 5, 107 reviews', undefined], isSame: false });
    expect(all.has('fibers')).toBe(false);
  });
  it('have a fact that two styles have, and no fact of one style beside others', () => {
    const lined: Product = {
      ...vest,
      id: '4300',
      c_facts: [
        ['Fill', '200 g'],
        ['Collar', 'Corduroy'],
      ],
    };
    const factsOf = (...products: Product[]) =>
      comparisonRows(products, intlOf('en-US'))
        .filter(({ id }) => id.startsWith('fact'))
        .map(({ label, values }) => [label, ...values]);
    expect(factsOf(coat, vest, lined)).toEqual([['Fill', undefined, 'none', '200 g']]);
    expect(factsOf(coat)).toEqual([['Shell', '12 oz duck']]);
  });
  it('have the unit of the language', () => {
    expect(rows('fr-FR').get('weight')?.values[0]).toBe('405 g/m²');
  });
  it('name the facts of most styles first', () => {
    const named = (...names: string[]) => ({ c_facts: names.map((name): [string, string] => [name, 'x']) });
    expect(factNames([named('Collar', 'Shell'), named('Shell', 'Fill'), named('Shell')])).toEqual(['Shell', 'Collar', 'Fill']);
  });
});

describe('the page of the comparison', () => {
  it('has a column for each style, and marks the rows that are the same for all', async () => {
    const container = openComparison([coat, vest]);
    await waitFor(() => expect(container.querySelectorAll('th[scope="col"]')).toHaveLength(2));
    const headers = [...container.querySelectorAll('th[scope="row"]')].map(({ textContent }) => textContent);
    expect(headers).toContain('Price, all colors');
    expect(headers).toContain('Fabric weight (same for all)');
    expect(findByText(container, 'a', 'Remove Vest').getAttribute('href')).toBe('/compare?ids=4117');
  });
  it('has the hearts of its tiles, but does not offer to compare what is compared already', async () => {
    const container = openComparison([coat, vest]);
    await waitFor(() => expect(container.querySelectorAll('button[aria-label^="Save "]')).toHaveLength(2));
    expect(container.querySelector('button[aria-label^="Compare: "]')).toBeNull();
  });

  it('says that styles are gone, that there are too many, or that there are none', async () => {
    const container = openComparison([], { isTooMany: true, unavailableCount: 2 });
    await waitFor(() => expect(container.textContent).toContain('Nothing to compare yet.'));
    expect(container.textContent).toContain('2 styles of this link are no longer sold.');
    expect(container.textContent).toContain('Only the first 4 styles of this link are shown.');
  });
});

describe('an address without styles', () => {
  it('offers to compare the styles chosen on this device', async () => {
    comparedIds.set(['4117', '4246']);
    const container = openComparison([]);
    await waitFor(() =>
      expect(findByText(container, 'a', 'Compare the 2 styles you chose').getAttribute('href')).toBe('/compare?ids=4117,4246'),
    );
    expect(container.querySelector('h2')?.textContent).toBe('2 styles chosen.');
  });
});

describe('the bar of the comparison', () => {
  it('has the chosen styles, removes one and clears all', async () => {
    const { requests } = openTab(null, {
      'GET (4117,4246)': () => respondWith({ data: [coat, vest], count: 2, total: 2 }),
      'GET (4246)': () => respondWith({ data: [vest], count: 1, total: 1 }),
    });
    comparedIds.set(['4117', '4246']);
    const { container } = mountScreens({ '': <CompareBar />, compare: <CompareBar /> }, '/');
    await waitFor(() => expect(container.textContent).toContain('2 of 4 styles to compare'));
    const remove = () => container.querySelector<HTMLElement>(`button[aria-label="Remove ${coat.name} from the comparison"]`);
    await waitFor(() => expect(remove()).not.toBeNull());
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/compare?ids=4117,4246');
    remove()?.click();
    await waitFor(() => expect(container.textContent).toContain('Choose one more.'));
    expect(container.querySelector('a')).toBeNull();
    findByText(container, 'button', 'Clear').click();
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    expect(localStorage.getItem('outfitter.compared')).toBeNull();
    expect(requests.every(({ query }) => query.currency === 'USD')).toBe(true);
  });
  it('floats over pages that offer styles to compare, and leaves the pages of the stores, the account and the comparison', async () => {
    openTab(null, { 'GET (4117)': () => respondWith({ data: [coat], count: 1, total: 1 }) });
    comparedIds.set(['4117']);
    const others = ['find-stores', 'account', 'compare'];
    const bar = <LazyCompareBar />;
    const screens = Object.fromEntries(['men', ...others].map((path) => [path, bar]));
    const { container, router } = mountScreens(screens, '/men', {}, {}, { men: { hasCompareBar: true } });
    const section = () => container.querySelector('section');
    await waitFor(() => expect(section()?.textContent).toContain('1 of 4 styles to compare'));
    expect(document.body.style.paddingBottom, 'the page ends with space for it').not.toBe('');
    for (const path of others) {
      await router.navigate(`/${path}`);
      await waitFor(() => expect(section(), path).toBeNull());
      expect(document.body.style.paddingBottom).toBe('');
    }
    await router.navigate('/men');
    await waitFor(() => expect(section()).not.toBeNull());
  });
});
