import { hmacSha256 } from '../../security/secrets.ts';

/** Left out of fingerprints: they could be guessed from a stored HMAC. */
const cardSecrets = new Set(['number', 'securityCode']);

/** Returns JSON with sorted keys and without card secrets, so that equal requests have equal text. */
export function canonicalJson(value: unknown, isCard = false): string {
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isCard && cardSecrets.has(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner, key === 'paymentCard')}`);
  return `{${fields.join(',')}}`;
}

export function requestFingerprint(key: Buffer, method: string, query: unknown, body: unknown): Buffer {
  return hmacSha256(key, [method, canonicalJson(query), canonicalJson(body)].join('\n'));
}
