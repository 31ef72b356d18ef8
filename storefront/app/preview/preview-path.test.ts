import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreviewPath } from './preview-path.ts';

describe('the path of a preview', () => {
  it('PREVIEW-004 starts with one slash', () => {
    for (const path of ['/', '/content/pagepath', '/men/coats?page=2', '/fr-FR/men#reviews']) expect(isPreviewPath(path), path).toBe(true);
    for (const path of [
      '',
      'content/pagepath',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      ' /men',
      '\\men',
    ]) {
      expect(isPreviewPath(path), path).toBe(false);
    }
  });

  it('PREVIEW-004 never leads to another origin', () => {
    const anyPath = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'a', '%', '?', '#', ' ') });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyPath,
          anyPath.map((rest) => `/${rest}`),
        ),
        (path) => {
          const address = isPreviewPath(path) ? URL.parse(path, 'https://shop.example') : undefined;
          expect(address?.origin ?? 'https://shop.example').toBe('https://shop.example');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
