import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, requestFingerprint } from '../http/idempotency/request-fingerprint.ts';
import { decrypt, deriveKey, encrypt } from './secrets.ts';

const key = deriveKey('ab'.repeat(32), 'tests');

describe('encrypted text', () => {
  it('can be decrypted with its key and context only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, context) => {
        expect(decrypt(key, encrypt(key, text, context), context)).toBe(text);
        expect(() => decrypt(key, encrypt(key, text, context), `${context}!`)).toThrow();
        expect(() => decrypt(deriveKey('ab'.repeat(32), 'others'), encrypt(key, text, context), context)).toThrow();
      }),
    );
  });

  it('cannot be decrypted after a byte has changed', () => {
    const sealed = encrypt(key, 'private', 'id');
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => decrypt(key, changed, 'id')).toThrow();
    }
  });
});

describe('a request fingerprint', () => {
  const card = { number: '4111111111111111', securityCode: '737', holder: 'Dale' };

  it('ignores the order of keys', () => {
    expect(canonicalJson({ a: 1, b: [{ d: 1, c: 2 }] })).toBe(canonicalJson({ b: [{ c: 2, d: 1 }], a: 1 }));
  });

  it('ignores card number and security code', () => {
    const other = { ...card, number: '5555555555554444', securityCode: '000' };
    expect(requestFingerprint(key, 'POST', {}, { paymentCard: card })).toEqual(requestFingerprint(key, 'POST', {}, { paymentCard: other }));
  });

  it('differs for another method, query or body', () => {
    const fingerprints = [
      requestFingerprint(key, 'POST', {}, { quantity: 1 }),
      requestFingerprint(key, 'PATCH', {}, { quantity: 1 }),
      requestFingerprint(key, 'POST', { save: 'true' }, { quantity: 1 }),
      requestFingerprint(key, 'POST', {}, { quantity: 2 }),
      requestFingerprint(key, 'POST', {}, { paymentCard: { ...card, holder: 'Sam' } }),
      requestFingerprint(key, 'POST', {}, { paymentCard: card }),
    ];
    expect(new Set(fingerprints.map((hash) => hash.toString('hex'))).size).toBe(fingerprints.length);
  });
});
