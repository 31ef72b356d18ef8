import { describe, expect, it } from 'vitest';
import { contentPath, dedicatedPath, deliveryKeyOfPath } from './content-path.ts';

describe('the path of a content page', () => {
  it('ROUTE-034 is a path of its own for a page in the route table', () => {
    expect(dedicatedPath('customer-service')).toBe('/customer-service');
    expect(dedicatedPath('our-story')).toBe('/our-story');
    expect(dedicatedPath('our-story-repairs')).toBe('/our-story/repairs');
    expect(dedicatedPath('returns')).toBeUndefined();
    expect(['homepage', 'sitemap', 'returns'].map((key) => contentPath(key))).toEqual(['/', '/sitemap/', '/content/returns']);
  });
  it('ROUTE-040 is a top-level path for a page that the merchant lists', () => {
    const topLevelKeys = ['DuluthHeroes'];
    expect(dedicatedPath('DuluthHeroes', topLevelKeys)).toBe('/DuluthHeroes');
    expect(dedicatedPath('DuluthHeroes')).toBeUndefined();
    expect(contentPath('duluthheroes', topLevelKeys)).toBe('/DuluthHeroes');
    expect(contentPath('DuluthHeroes')).toBe('/content/DuluthHeroes');
  });
  it('ROUTE-040 leads back to the delivery key, whatever its case', () => {
    expect(deliveryKeyOfPath('/DuluthHeroes/', ['DuluthHeroes'])).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/duluthheroes', ['DuluthHeroes'])).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/our-story/repairs')).toBe('our-story-repairs');
  });
});
