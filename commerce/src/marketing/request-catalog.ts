import { createHash } from 'node:crypto';
import type { Address, AddressInput } from '@outfitter/contract';
import { normalizeEmail } from '@outfitter/contract/client';
import { sql } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Database } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { isHoneypotFilled } from '../shared/form-fields.ts';
import { missingParts, normalizeAddress } from '../shared/postal-address/normalize-address.ts';
import { catalogRequests } from './tables.ts';

/** Milliseconds between two catalogs to the same household. */
const season = 180 * 24 * 60 * 60 * 1000;

/** Returns a hash of a postal address without case, spaces and punctuation, which identifies the household. */
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

function invalidField(field: string, message: string, details: Record<string, unknown> = {}) {
  return failure('ValidationException', message, { path: `$.address.${field}`, in: 'body', ...details });
}

function parseCatalogAddress(input: AddressInput): Result<Address, 'ValidationException'> {
  const normalized = normalizeAddress(input, 'shipping');
  if (!normalized.ok) {
    const path = String(normalized.arguments?.path).replace('$.', '$.address.');
    return { ...normalized, arguments: { ...normalized.arguments, path } };
  }
  const [first, ...others] = missingParts(normalized.value);
  if (first !== undefined || !normalized.value) {
    const missing = [first ?? 'address1', ...others].map((field) => `$.address.${field}`);
    return invalidField(first ?? 'address1', 'The address is not complete.', { missing });
  }
  const { email } = normalized.value;
  const normalizedEmail = email === undefined ? undefined : normalizeEmail(email);
  if (email !== undefined && normalizedEmail === undefined) return invalidField('email', 'The email address is not complete.');
  return ok({ ...normalized.value, ...(normalizedEmail === undefined ? {} : { email: normalizedEmail }) });
}

async function saveRequest(db: Database, address: Address, now: Date): Promise<void> {
  const { email, c_addressType: _role, ...postalAddress } = address;
  const row = { addressKey: householdKey(address), address: postalAddress, email: email ?? null, requestedAt: now };
  const seasonStart = new Date(now.getTime() - season).toISOString();
  await db
    .insert(catalogRequests)
    .values(row)
    .onConflictDoUpdate({
      target: catalogRequests.addressKey,
      set: upsertSet(catalogRequests, 'addressKey'),
      setWhere: sql`${catalogRequests.requestedAt} <= ${seasonStart}::timestamptz`,
    });
}

export async function requestCatalog(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { address: typedAddress, website }: { address: AddressInput; website?: string | undefined },
): Promise<Result<undefined, 'ValidationException'>> {
  const address = parseCatalogAddress(typedAddress);
  if (!address.ok) return address;
  if (!isHoneypotFilled(website)) await saveRequest(db, address.value, clock.now());
  return ok();
}
