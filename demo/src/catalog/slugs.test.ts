import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf, stylePath } from './slugs.ts';

it.each([
  ['Fencepost Chore Coat', 'fencepost-chore-coat'],
  ['Sled Hill Kids’ Mitten', 'sled-hill-kids-mitten'],
  ['Boot-Height Sock, 2-Pack', 'boot-height-sock-2-pack'],
  ['Café Crème & Cord', 'cafe-creme-cord'],
])('writes %s as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('ends the path with the style number after the last hyphen', () => {
  expect(stylePath({ id: '4117', name: 'Fencepost Chore Coat' })).toBe('/fencepost-chore-coat-4117.html');
});

it('contains only lowercase letters, digits and single inner hyphens for any name', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(name))));
});
