/** The rows of passkeys. `passkey_credential` has the same passkeys, to find them without their customer. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { passkeyCredentials, passkeys } from './tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type PasskeyKey = Pick<PasskeyRow, 'customerGroupId' | 'id'>;

const hasKey = ({ customerGroupId, id }: PasskeyKey) => and(eq(passkeys.customerGroupId, customerGroupId), eq(passkeys.id, id));

export function readPasskeys(queryable: Queryable, customerGroupId: string): Promise<PasskeyRow[]> {
  return queryable
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerGroupId, customerGroupId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function findPasskeyByCredential(queryable: Queryable, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const [named] = await queryable.select().from(passkeyCredentials).where(eq(passkeyCredentials.credentialId, credentialId));
  if (!named) return undefined;
  const [row] = await queryable
    .select()
    .from(passkeys)
    .where(hasKey({ customerGroupId: named.customerGroupId, id: named.passkeyId }));
  return row;
}

/** Inserts a passkey. Returns false if an account has the credential already. */
export async function insertPasskey(tx: Transaction, row: PasskeyRow): Promise<boolean> {
  const { credentialId, customerGroupId, id: passkeyId } = row;
  const { rowCount } = await tx.insert(passkeyCredentials).values({ credentialId, customerGroupId, passkeyId }).onConflictDoNothing();
  if (rowCount !== 1) return false;
  await tx.insert(passkeys).values(row);
  return true;
}

/**
 * Records a use. Returns false if the passkey was removed, or its counter has reached this value meanwhile. A passkey without a counter
 * stays at 0.
 */
export async function recordUse(
  tx: Transaction,
  key: PasskeyKey,
  { counter, isBackedUp, lastUsedAt }: { counter: number; isBackedUp: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const counts = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt })
    .where(and(hasKey(key), counts));
  return rowCount === 1;
}

export async function setPasskeyName(queryable: Queryable, key: PasskeyKey, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await queryable.update(passkeys).set({ name }).where(hasKey(key)).returning();
  return row;
}

export async function deletePasskeys(tx: Transaction, customerGroupId: string, id?: string): Promise<number> {
  const named = id === undefined ? eq(passkeys.customerGroupId, customerGroupId) : hasKey({ customerGroupId, id });
  const deleted = await tx.delete(passkeys).where(named).returning({ credentialId: passkeys.credentialId });
  const credentialIds = deleted.map(({ credentialId }) => credentialId);
  if (credentialIds.length > 0) await tx.delete(passkeyCredentials).where(inArray(passkeyCredentials.credentialId, credentialIds));
  return credentialIds.length;
}
