import { describe, expect, it } from 'vitest';
import { contentPath, keyOfPath, ownPathOf } from './content-path.ts';

describe('content with a route of its own', () => {
  it('ROUTE-034 has one path', () => {
    expect(ownPathOf('customer-service')).toBe('/customer-service');
    expect(ownPathOf('our-story')).toBe('/our-story');
    expect(ownPathOf('our-story-repairs')).toBe('/our-story/repairs');
    expect(ownPathOf('returns')).toBeUndefined();
    expect(['homepage', 'sitemap', 'returns'].map(contentPath)).toEqual(['/', '/sitemap/', '/content/returns']);
  });
  it('ROUTE-040 is found by its path, whatever the case of its letters', () => {
    expect(keyOfPath('/DuluthHeroes/')).toBe('DuluthHeroes');
    expect(keyOfPath('/duluthheroes')).toBe('DuluthHeroes');
    expect(keyOfPath('/our-story/repairs')).toBe('our-story-repairs');
  });
});
