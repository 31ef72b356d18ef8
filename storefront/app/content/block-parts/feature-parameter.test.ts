import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFeatureParameter, linkHasFeature } from './feature-parameter.ts';

describe('the feature parameter', () => {
  it('BLOCK-020 BLOCK-045 matches only links with the feature that the address names', () => {
    expect(linkHasFeature('/men?feature=flex', 'flex')).toBe(true);
    expect(linkHasFeature('/men?color=10&feature=flex#top', 'flex')).toBe(true);
    expect(linkHasFeature('/men?feature=flexible', 'flex')).toBe(false);
    expect(linkHasFeature('/men#?feature=flex', 'flex')).toBe(false);
    expect(linkHasFeature('/men', undefined)).toBe(false);
    expect(linkHasFeature(undefined, 'flex')).toBe(false);
  });
  it('BLOCK-012 is added to a tile’s link', () => {
    expect(addFeatureParameter('/men', 'flex')).toBe('/men?feature=flex');
    expect(addFeatureParameter('/men?feature=a&color=10#top', 'b c')).toBe('/men?feature=b+c&color=10#top');
    expect(addFeatureParameter('/men', undefined)).toBe('/men');
    expect(addFeatureParameter('https://elsewhere.example/', 'flex')).toBe('https://elsewhere.example/');
  });
  it('BLOCK-020 is found again in every link that it was added to', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('/men', '/men?a=1', '/men?feature=x#y'), (feature, to) => {
        fc.pre(feature.isWellFormed());
        expect(linkHasFeature(addFeatureParameter(to, feature), feature)).toBe(true);
      }),
    );
  });
});
