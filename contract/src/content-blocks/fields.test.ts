import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnambiguousUrl } from '../client/content/content-link.ts';
import { imagePathPattern } from '../client/image-path.ts';
import { anchor, ctaLink } from './fields.ts';

const shop = 'https://shop.example';
const awkward = fc.string({
  unit: fc.constantFrom('/', '\\', '\t', '\n', '\r', '\0', ' ', '\u007f', '\u0085', '.', '..', '%2e', '@', ':', '#', '?', 'evil.example'),
});

it('BLOCK-001 every accepted path leads to the shop, on http and https', () => {
  fc.assert(
    fc.property(fc.oneof(awkward, fc.string({ unit: 'binary' })), (rest) => {
      const path = `/${rest}`;
      fc.pre(ctaLink.safeParse(path).success);
      expect(new URL(path, shop).origin).toBe(shop);
      expect(new URL(path, 'http://localhost:3000').origin).toBe('http://localhost:3000');
    }),
  );
});

it('BLOCK-001 every accepted https URL leads to the host that it shows', () => {
  fc.assert(
    fc.property(awkward, (rest) => {
      const address = `https://brand.example/${rest}`;
      fc.pre(ctaLink.safeParse(address).success);
      expect(new URL(address).origin).toBe('https://brand.example');
    }),
  );
});

it.each([
  '/\t/evil.example/x',
  '/\n/evil.example/y',
  '/\r/evil.example',
  '/men\0',
  '/men\u007f',
  '/men\\coats',
  'https://brand.example\\@evil.example',
  'https://brand\t.example/',
  ' /men',
  '/men ',
  'tel:+1\n218',
  '#\tcare',
])('BLOCK-001 rejects %j with a reason', (link) => {
  expect(isUnambiguousUrl(link)).toBe(false);
  expect(ctaLink.safeParse(link).error?.issues[0]?.message).toMatch(/without control characters, backslashes, or spaces at its ends/);
});

it.each([
  '/',
  '/men',
  '/search?q=duck canvas',
  '/men#coats',
  '#care',
  'https://brand.example/a?b=c',
  'mailto:help@brand.example',
  'tel:+12185550147',
])('BLOCK-001 accepts %j', (link) => expect(ctaLink.parse(link)).toBe(link));

it('recognizes the paths of the image service', () => {
  expect(imagePathPattern.test('/i/ridge/4117-10-front')).toBe(true);
  for (const path of ['/preview/exit', '/i/../exit', '/i/ridge/..', '/i/ridge/%2e%2e', '/i/ridge', '/i//evil', '//i/a/b', '/i/a/b/c'])
    expect(imagePathPattern.test(path), path).toBe(false);
});

it('BLOCK-046 rejects an anchor that the page itself uses', () => {
  for (const id of ['returns', 'Care', 'what_it_is', 'main-office']) expect(anchor.parse(id)).toBe(id);
  for (const id of ['main', 'content', 'reviews', 'menu-men', 'search-suggestions', 'process'])
    expect(anchor.safeParse(id).error?.issues[0]?.message, id).toBe('the page itself uses this id');
  for (const id of ['', '1st', 'a b', '#care']) expect(anchor.safeParse(id).success, id).toBe(false);
});
