import { describe, expect, it } from 'vitest';
import { contentPath, dedicatedPath, deliveryKeyOfPath } from './content-path.ts';

describe('content with a route of its own', () => {
  it('ROUTE-034 has one path', () => {
    expect(dedicatedPath('customer-service')).toBe('/customer-service');
    expect(dedicatedPath('our-story')).toBe('/our-story');
    expect(dedicatedPath('our-story-repairs')).toBe('/our-story/repairs');
    expect(dedicatedPath('returns')).toBeUndefined();
    expect(['homepage', 'sitemap', 'returns'].map(contentPath)).toEqual(['/', '/sitemap/', '/content/returns']);
  });
  it('ROUTE-040 is found by its path, whatever the case of its letters', () => {
    expect(deliveryKeyOfPath('/DuluthHeroes/')).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/duluthheroes')).toBe('DuluthHeroes');
    expect(deliveryKeyOfPath('/our-story/repairs')).toBe('our-story-repairs');
  });
});
