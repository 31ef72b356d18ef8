/** Links in mails to a customer. Only the hash of a token is stored. */
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../platform/database/database.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import { opaqueTokenOf, readOpaqueToken } from '../platform/security/opaque-token.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { customerLinks } from './tables.ts';

export type LinkPurpose = (typeof customerLinks.$inferSelect)['purpose'];
export type CustomerLink = typeof customerLinks.$inferSelect;

const hour = 60 * 60 * 1000;
/** Lifetimes of links in milliseconds (ACCOUNT-015). */
const lifetimes: Record<LinkPurpose, number> = { password: hour / 2, email: 7 * 24 * hour, erasure: 24 * hour };

interface NewLink {
  customerGroupId: string;
  purpose: LinkPurpose;
  /** Address to which the link is mailed. */
  email: string;
  /** The event whose mail has the link: if the mail is sent again after a crash, its link is the same. */
  eventId: string;
}

export type LinkIssuer = (tx: Transaction, link: NewLink, now: Date) => Promise<string>;

export function createLinkIssuer(masterKey: string): LinkIssuer {
  const key = deriveKey(masterKey, 'links to customers');
  return async (tx, { eventId, ...link }, now) => {
    const { text, hash } = opaqueTokenOf(link.customerGroupId, hmacSha256(key, `${link.purpose} ${eventId}`));
    const expiresAt = new Date(now.getTime() + lifetimes[link.purpose]);
    await tx
      .insert(customerLinks)
      .values({ ...link, tokenHash: hash, createdAt: now, expiresAt })
      .onConflictDoNothing();
    return text;
  };
}

/** Returns the failure of a link. `reason` lets a page suggest the next step: `used` and `expired` links were valid once. */
export function invalidLink(reason: 'unknown' | 'used' | 'expired'): Failure<'InvalidLinkException'> {
  return failure('InvalidLinkException', 'This link has expired or was used already. Please ask for a new one.', { reason });
}

/** Returns the link of a token, also a used or an expired one. */
export async function findLink(queryable: Queryable, token: string, purpose: LinkPurpose): Promise<CustomerLink | undefined> {
  const named = readOpaqueToken(token);
  if (!named) return undefined;
  const isNamed = and(
    eq(customerLinks.customerGroupId, named.customerGroupId),
    eq(customerLinks.tokenHash, named.hash),
    eq(customerLinks.purpose, purpose),
  );
  const [link] = await queryable.select().from(customerLinks).where(isNamed);
  return link;
}

export function checkLink(link: CustomerLink | undefined, now: Date): Result<CustomerLink, 'InvalidLinkException'> {
  if (!link) return invalidLink('unknown');
  if (link.usedAt) return invalidLink('used');
  return link.expiresAt > now ? ok(link) : invalidLink('expired');
}

/** Uses up a link. Of two requests with the same token, one succeeds. */
export async function consumeLink(tx: Transaction, link: CustomerLink, now: Date): Promise<Result<undefined, 'InvalidLinkException'>> {
  const isUsable = and(isLink(link), isNull(customerLinks.usedAt), gt(customerLinks.expiresAt, now));
  const { rowCount } = await tx.update(customerLinks).set({ usedAt: now }).where(isUsable);
  return rowCount === 1 ? ok() : invalidLink('used');
}

function isLink({ customerGroupId, tokenHash }: CustomerLink) {
  return and(eq(customerLinks.customerGroupId, customerGroupId), eq(customerLinks.tokenHash, tokenHash));
}

export async function revokeLinks(tx: Transaction, customerGroupId: string, purpose: LinkPurpose): Promise<void> {
  const { customerGroupId: group, purpose: purposeColumn, usedAt } = customerLinks;
  await tx.delete(customerLinks).where(and(eq(group, customerGroupId), eq(purposeColumn, purpose), isNull(usedAt)));
}

export async function countLinksOfLastHour(tx: Transaction, customerGroupId: string, purpose: LinkPurpose, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hour);
  const { customerGroupId: group, purpose: purposeColumn, createdAt } = customerLinks;
  const [row] = await tx
    .select({ links: count() })
    .from(customerLinks)
    .where(and(eq(group, customerGroupId), eq(purposeColumn, purpose), gt(createdAt, since)));
  return row?.links ?? 0;
}

/** Deletes links a day after they have expired, so that their pages can report the expiry until then. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(customerLinks).where(lt(customerLinks.expiresAt, new Date(now.getTime() - 24 * hour)));
}
