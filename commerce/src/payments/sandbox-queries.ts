import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { AuthorizationRequest, DeclineReason, TokenizedCard } from './payment-provider.ts';
import type { SandboxBehavior } from './sandbox-cards.ts';
import { sandboxCards, sandboxPayments } from './tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxCardRow = typeof sandboxCards.$inferSelect;

/** Returns a token of 24 random bytes: tokens and challenge addresses must not be guessable. */
function unguessable(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

export async function saveCard(
  queryable: Queryable,
  card: { behavior: SandboxBehavior; brand: TokenizedCard['brand']; lastDigits: string },
  now: Date,
): Promise<string> {
  const token = unguessable('card');
  await queryable.insert(sandboxCards).values({ token, ...card, createdAt: now });
  return token;
}

export async function findCard(queryable: Queryable, token: string): Promise<SandboxCardRow | undefined> {
  const [card] = await queryable.select().from(sandboxCards).where(eq(sandboxCards.token, token));
  return card;
}

export async function deleteCard(queryable: Queryable, token: string): Promise<void> {
  await queryable.delete(sandboxCards).where(eq(sandboxCards.token, token));
}

export async function paymentByKey(queryable: Queryable, key: string): Promise<SandboxPayment | undefined> {
  const [payment] = await queryable.select().from(sandboxPayments).where(eq(sandboxPayments.key, key));
  return payment;
}

export async function paymentByReference(queryable: Queryable, reference: string): Promise<SandboxPayment | undefined> {
  const [payment] = await queryable.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
  return payment;
}

type Outcome = { state: SandboxPayment['state']; reason?: DeclineReason };

const value = sql.placeholder;
const outcome = (member: string) => sql`${value('outcomes')}::jsonb #>> ARRAY[behaviour, ${sql.raw(`'${member}'`)}]`;

/** Columns of a booked payment, in the order of the table's columns. */
const bookedColumns = sql`
  SELECT ${value('key')}, ${value('reference')}, token, ${value('amountMinor')}::bigint, ${value('currency')},
         ${outcome('state')}, ${outcome('reason')}, ${value('returnUrl')}, ${value('now')}::timestamptz, ${value('now')}::timestamptz, 0, 0
  FROM ${sandboxCards} WHERE token = ${value('token')} AND ${outcome('state')} IS NOT NULL`;
const behaviorOfBooked = sql<SandboxBehavior>`(SELECT behaviour FROM sandbox_card AS card WHERE card.token = sandbox_payment.token)`;

/**
 * Books a payment with the outcome that its card has. Returns `undefined` if a payment with this key exists already, or if the card is
 * unknown or has no outcome.
 */
export async function bookAuthorization(
  queryable: Queryable,
  request: AuthorizationRequest,
  outcomes: Readonly<Partial<Record<SandboxBehavior, Outcome>>>,
  now: Date,
): Promise<(SandboxPayment & { behavior: SandboxBehavior }) | undefined> {
  const statement = prepared(queryable, 'sandbox_authorization', (db) =>
    db
      .insert(sandboxPayments)
      .select(bookedColumns)
      .onConflictDoNothing()
      .returning({ ...getTableColumns(sandboxPayments), behavior: behaviorOfBooked }),
  );
  const values = { ...request, reference: unguessable('pay'), outcomes: JSON.stringify(outcomes), now: now.toISOString() };
  const [booked] = await statement.execute(values);
  return booked;
}

/** Books a payment. Returns `undefined` if a payment with this key exists already. */
export async function bookPayment(
  queryable: Queryable,
  request: Omit<AuthorizationRequest, 'returnUrl'> & { returnUrl?: string },
  outcome: Outcome,
  now: Date,
): Promise<SandboxPayment | undefined> {
  const row = { ...request, ...outcome, reference: unguessable('pay'), createdAt: now, updatedAt: now };
  const [booked] = await queryable.insert(sandboxPayments).values(row).onConflictDoNothing().returning();
  return booked;
}

export async function transitionPayment(
  queryable: Queryable,
  key: string,
  from: readonly SandboxPayment['state'][],
  to: { state: SandboxPayment['state']; reason?: DeclineReason },
  now: Date,
): Promise<SandboxPayment | undefined> {
  const [transitioned] = await queryable
    .update(sandboxPayments)
    .set({ ...to, updatedAt: now })
    .where(and(eq(sandboxPayments.key, key), inArray(sandboxPayments.state, [...from])))
    .returning();
  return transitioned;
}
