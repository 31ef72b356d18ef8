import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTransports, userHandleOf } from './creation-options.ts';
import { newAuthenticator } from './testing/add-passkey.ts';
import { verifyRegistration } from './verify-registration.ts';

const relyingParty = { id: 'localhost', name: 'Shop', origin: 'http://localhost:3000' };
const clientData = { type: 'webauthn.create', challenge: 'A', origin: relyingParty.origin };
const options = {
  challenge: 'A',
  rp: relyingParty,
  user: { id: 'AAAA', name: 'dale@example.com', displayName: 'Dale' },
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
} as const;

it('whatever bytes an attestation has, it is rejected and nothing is thrown', async () => {
  const created = newAuthenticator().create({ ...options, pubKeyCredParams: [], excludeCredentials: [] });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const attestationObject = Buffer.from(bytes).toString('base64url');
      const verified = await verifyRegistration(
        { ...created, response: { ...created.response, attestationObject } },
        clientData,
        relyingParty,
      );
      expect(verified.ok).toBe(false);
    }),
  );
});

it('an attestation in which one byte was changed yields no other credential', async () => {
  const created = newAuthenticator().create({ ...options, pubKeyCredParams: [], excludeCredentials: [] });
  const original = Buffer.from(created.response.attestationObject, 'base64url');
  await fc.assert(
    fc.asyncProperty(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), async (position, change) => {
      const changed = Buffer.from(original);
      changed[position] = (changed[position] ?? 0) ^ change;
      const response = { ...created.response, attestationObject: changed.toString('base64url') };
      const verified = await verifyRegistration({ ...created, response }, clientData, relyingParty);
      if (verified.ok) expect(verified.value.credentialId.toString('base64url')).toBe(created.id);
    }),
  );
});

it('only transports of the standard are stored, each once', () => {
  expect(toTransports(['usb', 'carrier-pigeon', 'usb', 'nfc'])).toEqual(['usb', 'nfc']);
  expect(toTransports(undefined)).toEqual([]);
});

it('a user handle depends on the customer and on the key of the shop, and reveals neither', () => {
  const [key, otherKey] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const handle = userHandleOf(key, 'customer1');
  expect(userHandleOf(key, 'customer1')).toEqual(handle);
  expect(userHandleOf(key, 'customer2')).not.toEqual(handle);
  expect(userHandleOf(otherKey, 'customer1')).not.toEqual(handle);
});
