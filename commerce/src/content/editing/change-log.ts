/** The book of changes of content: who, when, what. */
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type ContentAction, contentChanges } from '../tables.ts';
import { InvalidContentError } from '../validation/invalid-content.ts';
import type { ItemKey } from './stored-items.ts';

/** Who changes content, and when. */
export interface EditContext {
  by: string;
  now: Date;
}

export interface ContentChange extends ItemKey {
  action: ContentAction;
  version: number;
  copiedVersion?: number;
  details?: Record<string, unknown>;
}

/** Writes a change into the book, in the transaction that makes it. */
export async function recordChange(tx: Transaction, { by, now }: EditContext, change: ContentChange): Promise<void> {
  const name = by.trim();
  if (name === '' || name.length > 100) throw new InvalidContentError('$.by', 'Who makes the change is named in 1 to 100 characters');
  await tx.insert(contentChanges).values({ details: {}, ...change, changedAt: now, changedBy: name });
}

/** The last changes of an item, the latest first. */
export function readChangeLog(queryable: Queryable, { deliveryKey, locale }: ItemKey, most = 20) {
  return queryable
    .select()
    .from(contentChanges)
    .where(and(eq(contentChanges.deliveryKey, deliveryKey), eq(contentChanges.locale, locale)))
    .orderBy(desc(contentChanges.id))
    .limit(most);
}
