import { expect, it } from 'vitest';
import { withAbsoluteImageUrls } from './content-source.ts';

const absolute = (value: unknown) => withAbsoluteImageUrls('https://media.example', value);

it('makes image URLs of another service absolute at any depth and in both forms', () => {
  const hostedImage = { _meta: { schema: 'image-link' }, id: 'x', defaultHost: 'elsewhere.example', endpoint: 'ridge', name: 'hero-1' };
  expect(absolute({ slotContent: [{ image: { image: '/i/ridge/4117-10-front', alt: 'A coat' } }] })).toEqual({
    slotContent: [{ image: { image: 'https://media.example/i/ridge/4117-10-front', alt: 'A coat' } }],
  });
  expect(absolute({ image: { image: hostedImage, alt: 'A hero' } })).toEqual({
    image: { image: 'https://media.example/i/ridge/hero-1', alt: 'A hero' },
  });
});

it('does not change other values, including paths that lead out of the image folder', () => {
  for (const value of [
    { image: { image: 'https://rival.example/i/x/y' } },
    { image: { image: { endpoint: '../x', name: 'y' } } },
    { text: '/i/ridge/4117', list: [1, null, 'x'] },
  ])
    expect(absolute(value)).toEqual(value);
});
