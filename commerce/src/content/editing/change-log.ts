import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { ok } from '../../platform/result.ts';
import { type ContentAction, contentChanges } from '../tables.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';
import type { ItemKey } from './stored-items.ts';

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

export function validateEditorName(by: string): ContentResult<string> {
  const name = by.trim();
  return name === '' || name.length > 100 ? invalidContent('$.by', 'The name of the editor has 1 to 100 characters') : ok(name);
}

export async function recordChange(tx: Transaction, { by, now }: EditContext, change: ContentChange): Promise<ContentResult<undefined>> {
  const name = validateEditorName(by);
  if (!name.ok) return name;
  await tx.insert(contentChanges).values({ details: {}, ...change, changedAt: now, changedBy: name.value });
  return ok();
}

export function readChangeLog(queryable: Queryable, { deliveryKey, locale }: ItemKey, limit = 20) {
  return queryable
    .select()
    .from(contentChanges)
    .where(and(eq(contentChanges.deliveryKey, deliveryKey), eq(contentChanges.locale, locale)))
    .orderBy(desc(contentChanges.id))
    .limit(limit);
}
