import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { deletePasskeys, readPasskeys } from './queries.ts';
import { passkeyChallenges } from './tables.ts';

/** Returns the passkeys without the values by which the customer is recognized. */
export async function exportPasskeys(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  const rows = await readPasskeys(queryable, customerGroupId);
  return {
    name: 'Passkeys',
    rows: rows.map(({ name, userAgent, transports, isBackupEligible, isBackedUp, counter, createdAt, lastUsedAt }) => ({
      name,
      userAgent,
      transports,
      isBackupEligible,
      isBackedUp,
      counter,
      createdAt,
      lastUsedAt,
    })),
  };
}

export async function erasePasskeys(tx: Transaction, customerGroupId: string): Promise<void> {
  await deletePasskeys(tx, customerGroupId);
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.customerGroupId, customerGroupId));
}
