import { hmacSha256 } from '../../security/secrets.ts';

/** Fields of a card that no fingerprint is made of: neither may be guessed back from a stored row. */
const leftOut = new Set(['number', 'securityCode']);

/** JSON with its keys in order, so that the same request reads the same however it was written; a card without its secrets. */
export function canonicalJson(value: unknown, isCard = false): string {
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isCard && leftOut.has(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner, key === 'paymentCard')}`);
  return `{${fields.join(',')}}`;
}

/** What makes two requests under one key the same request. */
export function requestFingerprint(key: Buffer, method: string, query: unknown, body: unknown): Buffer {
  return hmacSha256(key, [method, canonicalJson(query), canonicalJson(body)].join('\n'));
}
