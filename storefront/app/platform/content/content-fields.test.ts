import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGroup, readImage, readLink, readList, readText, type SchemaFields } from './content-fields.ts';

it('the readers accept only field names of the content schema', () => {
  const footer: SchemaFields<'footer'> = { guarantee: { heading: 'Built to last' }, linkSections: { heading: 'Help' } };
  expect(readText(readGroup(footer, 'guarantee'), 'heading')).toBe('Built to last');
  expect(readList(footer, 'linkSections').map((section) => readText(section, 'heading'))).toEqual(['Help']);
  // @ts-expect-error
  expect(readText(footer, 'smsTxt')).toBeUndefined();
  // @ts-expect-error
  expect(readText(readGroup(footer, 'guarantee'), 'headng')).toBeUndefined();
});

describe('the readers of links and images', () => {
  it('accept only paths of the shop and https URLs as links', () => {
    expect(readLink({ ctaLink: '/men' })).toBe('/men');
    expect(readLink({ ctaLink: 'https://example.com' })).toBe('https://example.com');
    for (const ctaLink of ['//evil.example', 'javascript:alert(1)', 'http://example.com', '', 7])
      expect(readLink({ ctaLink })).toBeUndefined();
  });
  it('reject links that browsers normalize to another URL', () => {
    for (const ctaLink of [
      '/\t/evil.example/x',
      '/\n/evil.example/y',
      '/\\evil.example',
      '/men\\x',
      '/men\u007f',
      ' /men',
      '/men ',
      'https://a\t.example',
    ])
      expect(readLink({ ctaLink }), JSON.stringify(ctaLink)).toBeUndefined();
  });
  it('accept only paths that stay in the shop', () => {
    const rest = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '@', ':', 'evil.example') });
    fc.assert(
      fc.property(rest, (text) => {
        const link = readLink({ ctaLink: `/${text}` });
        fc.pre(link !== undefined);
        expect(new URL(link ?? '', 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
  it('accept only images of the image service', () => {
    expect(readImage({ image: { image: '/i/ridge/scene-fencepost', alt: 'A coat' } })).toMatchObject({ alt: 'A coat' });
    expect(readImage({ image: { image: 'https://media.example:8080/i/ridge/a' } })).toBeDefined();
    for (const image of ['https://elsewhere.example/a.png', '/i/../preview/exit', '/i/a/%2E%2e/b', '/i/a/..', '/i\\a', '/i/\t../b'])
      expect(readImage({ image: { image } }), JSON.stringify(image)).toBeUndefined();
  });
});
