import { describe, expect, it } from 'vitest';
import { newSingleUseCode } from './single-use-code.ts';

const codes = Array.from({ length: 2_000 }, newSingleUseCode);

describe('a single-use promo code', () => {
  it('has thirteen random characters of an alphabet of 32: 65 bits', () => {
    for (const code of codes) expect(code).toMatch(/^ONCE-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('uses the whole alphabet at every position', () => {
    for (const position of [5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19]) {
      expect(new Set(codes.map((code) => code[position])).size).toBe(32);
    }
  });
});
