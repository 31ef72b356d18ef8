import type { PasskeyCreationOptions, PasskeyTransport } from '@outfitter/contract';
import type { CustomerRow } from '../customers/find-customer.ts';
import { loginOf } from '../customers/present-customer.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { challengeLifetime } from './challenges.ts';
import type { PasskeyRow } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { algorithms } from './verify-registration.ts';

const knownTransports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] satisfies PasskeyTransport[];

/** Removes unknown transports of later versions of the standard, because the next registration would send them to older browsers. */
export function toTransports(texts: readonly string[] = []): PasskeyTransport[] {
  return [...new Set(texts)].filter((text) => knownTransports.includes(text)) as PasskeyTransport[];
}

/**
 * Returns the bytes by which authenticators distinguish the customers of the shop. They reveal neither the customer nor the customer
 * number, and are the same each time, so that an authenticator replaces a passkey that it has.
 */
export function userHandleOf(masterKey: string, customerGroupId: string): Buffer {
  return hmacSha256(deriveKey(masterKey, 'passkey user handles'), customerGroupId);
}

export function buildCreationOptions(
  customer: CustomerRow,
  passkeys: readonly PasskeyRow[],
  { challenge, relyingParty: { id, name }, masterKey }: { challenge: string; relyingParty: RelyingParty; masterKey: string },
): PasskeyCreationOptions {
  const { customerGroupId, firstName, lastName } = customer;
  return {
    challenge,
    rp: { id, name },
    user: {
      id: userHandleOf(masterKey, customerGroupId).toString('base64url'),
      name: loginOf(customer),
      displayName: `${firstName} ${lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifetime,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId.toString('base64url'),
      transports: toTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
