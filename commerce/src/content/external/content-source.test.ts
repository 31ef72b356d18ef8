import { expect, it } from 'vitest';
import { withAbsoluteImageUrls } from './content-source.ts';

const at = (value: unknown) => withAbsoluteImageUrls('https://media.example', value);

it('names pictures of another service at their whole address, however deep they lie and whichever way they are named', () => {
  const named = { _meta: { schema: 'image-link' }, id: 'x', defaultHost: 'elsewhere.example', endpoint: 'ridge', name: 'hero-1' };
  expect(at({ slotContent: [{ image: { image: '/i/ridge/4117-10-front', alt: 'A coat' } }] })).toEqual({
    slotContent: [{ image: { image: 'https://media.example/i/ridge/4117-10-front', alt: 'A coat' } }],
  });
  expect(at({ image: { image: named, alt: 'A hero' } })).toEqual({
    image: { image: 'https://media.example/i/ridge/hero-1', alt: 'A hero' },
  });
});

it('leaves what is no picture as it is, and lets no name lead out of its place', () => {
  for (const value of [
    { image: { image: 'https://rival.example/i/x/y' } },
    { image: { image: { endpoint: '../x', name: 'y' } } },
    { text: '/i/ridge/4117', list: [1, null, 'x'] },
  ])
    expect(at(value)).toEqual(value);
});
