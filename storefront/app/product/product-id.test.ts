import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathWithSelection, productIdOf, productPathAtEnd } from './product-id.ts';

it('ROUTE-030 takes the part after the last hyphen', () => {
  expect(productIdOf('fencepost-chore-coat-4117')).toBe('4117');
  expect(['gift', 'coat-', '-4117', 'coat-41_17'].map(productIdOf)).toEqual([undefined, undefined, undefined, undefined]);
});
it('ROUTE-030 finds the id after any slug', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const id = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/);
  fc.assert(fc.property(slug, id, (slugText, number) => productIdOf(`${slugText}-${number}`) === number));
});
it('ROUTE-030 finds a product under any path', () => {
  const folder = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(folder, { minLength: 1, maxLength: 6 }), (folders) => {
      expect(productPathAtEnd(`/${folders.join('/')}/chore-coat-4117.html`)).toBe('/chore-coat-4117.html');
    }),
  );
  for (const path of ['/chore-coat-4117.html', '/men/coats', '/men/plain.html', '/men/coat-4117.html/more', '/'])
    expect([path, productPathAtEnd(path)]).toEqual([path, undefined]);
});
it('ROUTE-013 selects the values of a SKU, overridden by the query', () => {
  expect(pathWithSelection('/coat-4117.html')).toBe('/coat-4117.html');
  expect(pathWithSelection('/coat-4117.html', { color: '10', size: 'L' }, new URLSearchParams('size=XL'))).toBe(
    '/coat-4117.html?color=10&size=XL',
  );
});
