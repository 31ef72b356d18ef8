import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email-address.ts';

describe('normalizeEmail', () => {
  it('MARKETING-004 returns lower case without surrounding spaces', () => {
    expect(normalizeEmail('  Dale.Lindqvist+Gear@Example.COM ')).toBe('dale.lindqvist+gear@example.com');
  });

  it('returns the domain in ASCII', () => {
    expect(normalizeEmail('dale@münchen.example')).toBe('dale@xn--mnchen-3ya.example');
    expect(normalizeEmail('dale@MU\u0308NCHEN.example')).toBe('dale@xn--mnchen-3ya.example');
  });

  it.each([
    '',
    'dale',
    'dale@example',
    'dale@example.c',
    'dale@example.12',
    'dale@.example',
    'dale@exa..mple.com',
    'dale@-example.com',
    '@example.com',
    'dale@home@example.com',
    'da le@example.com',
    'dale@example.com, all@example.com',
    'dale\r\nBcc:all@example.com',
    '"dale"@example.com',
    'dale@[127.0.0.1]',
    '.dale@example.com',
    `${'d'.repeat(65)}@example.com`,
    `dale@${'e'.repeat(250)}.com`,
  ])('rejects %j', (text) => {
    expect(normalizeEmail(text)).toBeUndefined();
  });

  it('is idempotent', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 80 })), (text) => {
        const once = normalizeEmail(text);
        if (once === undefined) return;
        accepted += 1;
        expect(normalizeEmail(once)).toBe(once);
        expect(once).toMatch(/^[^\s@]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/);
        expect(once.length).toBeLessThanOrEqual(254);
      }),
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('returns the same for any capitals and surrounding spaces', () => {
    const written = fc.tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,20}@[a-z]{2,10}\.(com|org|example)$/), fc.infiniteStream(fc.boolean()));
    fc.assert(
      fc.property(written, ([email, capitals]) => {
        const typed = [...email].map((sign) => (capitals.next().value ? sign.toUpperCase() : sign)).join('');
        expect(normalizeEmail(` ${typed}\t`)).toBe(email);
      }),
    );
  });
});

describe('isEmailAddress', () => {
  it('MARKETING-003 requires an at sign, a period and an ending of two letters', () => {
    for (const good of ['dale@example.com', ' Dale+work@mail.example.co ', 'd@ex.io'])
      expect([good, isEmailAddress(good)]).toEqual([good, true]);
    for (const bad of [
      '',
      'dale',
      'dale@',
      '@example.com',
      'dale@example',
      'dale@example.c',
      'da le@example.com',
      `${'d'.repeat(260)}@example.com`,
    ]) {
      expect([bad, isEmailAddress(bad)]).toEqual([bad, false]);
    }
  });
});
