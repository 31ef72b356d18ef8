import { inTransaction } from '../../platform/database/database.ts';
import type { TestCommerce } from '../../testing/test-commerce.ts';
import { type NewContent, type PutContentResult, putContent } from '../publishing/put-content.ts';
import { contentOrThrow } from '../validation/invalid-content.ts';

export function putTestContent({ clock, deps }: TestCommerce, content: NewContent): Promise<PutContentResult> {
  return inTransaction(deps.database.db, async (tx) => contentOrThrow(await putContent(tx, content, clock.now())));
}
