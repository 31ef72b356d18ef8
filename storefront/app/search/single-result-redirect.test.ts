import { expect, it } from 'vitest';
import { singleResultRedirect } from './single-result-redirect.ts';

const hit = { productId: '7001', productName: 'Watch Cap', c_slugUrl: '/watch-cap-7001.html' };

it('SEARCH-008 redirects to a single hit with a URL', () => {
  expect(singleResultRedirect([hit], 1)).toBe('/watch-cap-7001.html');
  expect(singleResultRedirect([hit], 2)).toBeUndefined();
  expect(singleResultRedirect([], 0)).toBeUndefined();
  expect(singleResultRedirect([{ ...hit, c_slugUrl: '' }], 1)).toBeUndefined();
});

it('SEARCH-008 LIST-005 redirects to the SKU if the query is its number, and to the style otherwise', () => {
  expect(singleResultRedirect([hit], 1, '700110001')).toBe('/product/700110001');
  expect(singleResultRedirect([hit], 1, ' 7001-10-001 ')).toBe('/product/700110001');
  for (const query of ['7001', '700110', 'watch cap', '8001100011', '#7001'])
    expect(singleResultRedirect([hit], 1, query)).toBe(hit.c_slugUrl);
});

it('SEARCH-008 names the search in the URL, unless it is the name or a number of the product', () => {
  expect(singleResultRedirect([hit], 1, 'slippers & wool')).toBe('/watch-cap-7001.html?q=slippers+%26+wool');
  for (const query of ['watch cap', 'Watch-Cap', '#7001', '7001', '400700110001'])
    expect(singleResultRedirect([hit], 1, query)).toBe(hit.c_slugUrl);
});
