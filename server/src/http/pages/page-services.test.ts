import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type PageServices, policyOptions } from './page-services.ts';

const tiles = { url: 'https://tiles.example/styles/outdoor/{z}/{x}/{y}.png', attribution: '© Mapmakers' };
const imagePolicy = (services: Partial<PageServices>) => {
  const options = policyOptions({ siteOrigin: 'https://shop.example', ...services } as PageServices);
  return contentSecurityPolicy([], options)
    .split('; ')
    .find((directive) => directive.startsWith('img-src'));
};

it('pages load images from the shop, and tiles from the map service of the settings only', () => {
  expect(imagePolicy({})).toBe("img-src 'self' data:");
  expect(imagePolicy({ mapTiles: tiles })).toBe("img-src 'self' data: https://tiles.example");
  expect(imagePolicy({ mapTiles: tiles, imageOrigins: ['https://images.example'] })).toBe(
    "img-src 'self' data: https://images.example https://tiles.example",
  );
});
