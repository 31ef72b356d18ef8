import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';

/** Somebody left the list; payload `{ addressKey, by, wasConfirmed }`. */
export const emailUnsubscribed = 'email-unsubscribed';

export interface Unsubscription {
  /** A link's page, a mail program's button, or an address typed by hand. */
  by: 'link' | 'mail-program' | 'address';
  reason: string | undefined;
  at: Date;
}

/**
 * Takes an address off the list at once, whether it was confirmed or not; one that is not on it stays so. The same
 * statements run in every case, so that nobody can tell by asking who is on the list.
 */
export async function unsubscribe(db: Database, addressKey: string, { by, reason, at }: Unsubscription): Promise<void> {
  const now = at.toISOString();
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ was_confirmed: boolean }>(sql`
      WITH listed AS (
        SELECT address_key, status FROM email_subscription WHERE address_key = ${addressKey} AND status <> 'unsubscribed' FOR UPDATE
      ), changed AS (
        UPDATE email_subscription SET status = 'unsubscribed', unsubscribed_at = ${now}, unsubscribe_reason = ${reason ?? null}
        FROM listed WHERE email_subscription.address_key = listed.address_key
      ), noted AS (
        INSERT INTO email_consent (address_key, id, kind, at, source, reason)
        SELECT address_key, ${newId()}::uuid, 'unsubscribed', ${now}::timestamptz, ${by}, ${reason ?? null} FROM listed
      )
      SELECT status = 'confirmed' AS was_confirmed FROM listed`);
    const wasConfirmed = rows[0]?.was_confirmed ?? false;
    await emit(tx, { kind: emailUnsubscribed, payload: { addressKey, by, wasConfirmed } }, at);
  });
}
