import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';

/**
 * Returns the stable pseudonym of a customer, for services that must not learn the id, such as personalization. It reveals neither the
 * customer nor the customer number. Tokens, sessions and the customer's data have the same value.
 */
export function encryptedUserId(masterKey: string, customerId: string): string {
  return hmacSha256(deriveKey(masterKey, 'encrypted user ids'), customerId).toString('hex').slice(0, 32);
}
