import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { ok, type Result } from '../platform/result.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';

/**
 * Event: an unsubscription was requested. Payload: `{ addressKey, by, wasConfirmed }`. Emitted for unknown addresses too, so that timing
 * reveals nothing.
 */
export const emailUnsubscribed = 'email-unsubscribed';

const unsubscribedPayload = z.object({
  addressKey: z.string(),
  by: z.enum(['link', 'mail-program', 'address', 'account']),
  wasConfirmed: z.boolean(),
});
export const parseUnsubscribed = (payload: unknown) => unsubscribedPayload.parse(payload);

/**
 * Handles an unsubscription by the link of a mail, which ends every mail to its address except those about orders. A typed address, which
 * may be another person's, and the customer's choice in the account end only the marketing mails.
 */
export function onUnsubscribedByMail(name: string, stop: (tx: Transaction, addressKey: string) => Promise<unknown>): EventHandler {
  return {
    name,
    kind: emailUnsubscribed,
    async handle(event, { tx }) {
      const { addressKey, by } = parseUnsubscribed(event.payload);
      if (by === 'link' || by === 'mail-program') await stop(tx, addressKey);
    },
  };
}

export interface Unsubscription {
  by: z.infer<typeof unsubscribedPayload>['by'];
  reason: string | undefined;
  at: Date;
}

/**
 * Unsubscribes an address. Runs the same statements for unknown addresses, so that neither the result nor its duration reveals whether an
 * address is subscribed.
 */
export async function unsubscribeAddress(tx: Transaction, addressKey: string, { by, reason, at }: Unsubscription): Promise<void> {
  const now = at.toISOString();
  const { rows } = await tx.execute<{ was_confirmed: boolean }>(sql`
      WITH subscribed AS (
        SELECT address_key, status FROM email_subscription WHERE address_key = ${addressKey} AND status <> 'unsubscribed' FOR UPDATE
      ), changed AS (
        UPDATE email_subscription SET status = 'unsubscribed', unsubscribed_at = ${now}, unsubscribe_reason = ${reason ?? null}
        FROM subscribed WHERE email_subscription.address_key = subscribed.address_key
      ), recorded AS (
        INSERT INTO email_consent (address_key, id, kind, at, source, reason)
        SELECT address_key, ${newId()}::uuid, 'unsubscribed', ${now}::timestamptz, ${by}, ${reason ?? null} FROM subscribed
      )
      SELECT status = 'confirmed' AS was_confirmed FROM subscribed`);
  const wasConfirmed = rows[0]?.was_confirmed ?? false;
  await emit(tx, { kind: emailUnsubscribed, payload: { addressKey, by, wasConfirmed } }, at);
}

function unsubscribe(db: Database, addressKey: string, unsubscription: Unsubscription): Promise<void> {
  return inTransaction(db, (tx) => unsubscribeAddress(tx, addressKey, unsubscription));
}

type UnsubscribeDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>;

export async function unsubscribeByToken(
  { database: { db }, clock, settings }: UnsubscribeDependencies,
  token: string,
  unsubscription: Pick<Unsubscription, 'by'> & Partial<Pick<Unsubscription, 'reason'>>,
): Promise<boolean> {
  const addressKey = createLinkTokens(settings.masterKey).readUnsubscribe(token);
  if (addressKey === undefined) return false;
  await unsubscribe(db, addressKey, { reason: undefined, ...unsubscription, at: clock.now() });
  return true;
}

/** Unsubscribes an address typed into the form. `website` is a honeypot: a request that fills it succeeds without effect. */
export async function submitUnsubscribe(
  { database: { db }, clock }: UnsubscribeDependencies,
  { email: typedEmail, reason, website }: { email: string; reason?: string | undefined; website?: string | undefined },
): Promise<Result<undefined, 'ValidationException'>> {
  const email = parseEmail(typedEmail);
  if (!email.ok) return email;
  if (!isHoneypotFilled(website)) await unsubscribe(db, emailKeyOf(email.value), { by: 'address', reason, at: clock.now() });
  return ok();
}
