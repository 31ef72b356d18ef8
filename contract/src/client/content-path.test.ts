import { describe, expect, it } from 'vitest';
import { contentPath, dedicatedPath, deliveryKeyOfPath } from './content-path.ts';

describe('content with a route of its own', () => {
  it('ROUTE-034 has one path', () => {
    expect(dedicatedPath('customer-service')).toBe('/customer-service');
    expect(dedicatedPath('our-story')).toBe('/our-story');
    expect(dedicatedPath('our-story-repairs')).toBe('/our-story/repairs');
    expect(dedicatedPath('returns')).toBeUndefined();
    expect(['homepage', 'sitemap', 'returns'].map((key) => contentPath(key))).toEqual(['/', '/sitemap/', '/content/returns']);
  });
  it('ROUTE-040 has a top-level path where the merchant lists it', () => {
    const topLevelKeys = ['DuluthHeroes'];
    expect(dedicatedPath('DuluthHeroes', topLevelKeys)).toBe('/DuluthHeroes');
    expect(dedicatedPath('DuluthHeroes')).toBeUndefined();
    expect(contentPath('duluthheroes', topLevelKeys)).toBe('/DuluthHeroes');
    expect(contentPath('DuluthHeroes')).toBe('/content/DuluthHeroes');
  });
  it('ROUTE-040 is found by its path, whatever the case of its letters', () => {
    expect(deliveryKeyOfPath('/DuluthHeroes/', ['DuluthHeroes'])).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/duluthheroes', ['DuluthHeroes'])).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/our-story/repairs')).toBe('our-story-repairs');
  });
});
