import { expect, it } from 'vitest';
import { headOf, pageTitle, siteOf } from './meta.ts';

const site = { brand: 'Ridge & Rivet', origin: 'http://localhost:3000' };

it('SHELL-039 titles a page "{page title} | {brand}", or with the brand alone', () => {
  expect(pageTitle('Fencepost Chore Coat', site.brand)).toBe('Fencepost Chore Coat | Ridge & Rivet');
  expect(pageTitle(undefined, site.brand)).toBe('Ridge & Rivet');
});
it('SHELL-040 adds a robots tag where a page must not be indexed', () => {
  expect(headOf({ noindex: true }, site)).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(headOf({}, site)).toEqual([{ title: 'Ridge & Rivet' }]);
});
it('writes the canonical address with the origin', () => {
  expect(headOf({ canonical: '/men/coats' }, site)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/men/coats',
  });
});
it('finds the site in the data of the root, and stands without it', () => {
  expect(siteOf([{ id: 'root', loaderData: { preferences: { brand: site.brand }, siteOrigin: site.origin } }])).toEqual(site);
  expect(siteOf([undefined])).toEqual({ brand: '', origin: '' });
});
