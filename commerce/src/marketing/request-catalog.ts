import { createHash } from 'node:crypto';
import type { Address, AddressInput } from '@outfitter/contract';
import { normalizeEmail } from '@outfitter/contract/client';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { missingParts, normalizeAddress } from '../shared/postal-address/normalize-address.ts';
import { catalogRequests } from './tables.ts';

/** A catalogue a household in half a year: there are two a year. */
const season = 180 * 24 * 60 * 60 * 1000;

/** Stands for a household: its address in capitals without punctuation, whoever of it asks. */
export function householdKey({ address1, address2, postalCode, countryCode }: Address): string {
  const text = [address1, address2, postalCode, countryCode]
    .map((line) =>
      (line ?? '')
        .normalize('NFKD')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

function invalidField(field: string, message: string, more: Record<string, unknown> = {}) {
  return failure('ValidationException', message, { path: `$.address.${field}`, in: 'body', ...more });
}

/** A whole address by checkout's rules, or what is wrong with it. */
export function parseCatalogAddress(input: AddressInput): Result<Address, 'ValidationException'> {
  const read = normalizeAddress(input, 'shipping');
  if (!read.ok) return { ...read, arguments: { ...read.arguments, path: String(read.arguments?.path).replace('$.', '$.address.') } };
  const [first, ...others] = missingParts(read.value);
  if (first !== undefined || !read.value) {
    const missing = [first ?? 'address1', ...others].map((field) => `$.address.${field}`);
    return invalidField(first ?? 'address1', 'The address is not complete.', { missing });
  }
  const { email } = read.value;
  const normal = email === undefined ? undefined : normalizeEmail(email);
  if (email !== undefined && normal === undefined) return invalidField('email', 'The email address is not complete.');
  return ok({ ...read.value, ...(normal === undefined ? {} : { email: normal }) });
}

/** Notes that a household wants the catalogue; one that asked within the season is left as it is. */
export async function requestCatalog(db: Database, address: Address, now: Date): Promise<void> {
  const { email, c_addressType: _role, ...place } = address;
  const row = { addressKey: householdKey(address), address: place, email: email ?? null, requestedAt: now };
  const before = new Date(now.getTime() - season).toISOString();
  await db
    .insert(catalogRequests)
    .values(row)
    .onConflictDoUpdate({
      target: catalogRequests.addressKey,
      set: upsertSet(catalogRequests, 'addressKey'),
      setWhere: sql`${catalogRequests.requestedAt} <= ${before}::timestamptz`,
    });
}
