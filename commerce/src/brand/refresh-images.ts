/** After a change of what draws or holds the pictures: no page may name a version that browsers keep for a year. */
import { sql } from 'drizzle-orm';
import { areImagesCurrent, refreshStyleImages } from '../catalog/refresh-image-versions.ts';
import { refreshContentImages } from '../content/publishing/refresh-content-images.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { ImageVersionLookup } from '../platform/image-version.ts';
import { rebuildIndexInTransaction } from '../search/index.ts';

/**
 * Gives every picture of the catalogue and the content its version of now, if they are out of date; one query where they
 * are not. Processes that start together wait for the one that does it. Answers how many styles have new pictures.
 */
export async function refreshImages(db: Database, now: ImageVersionLookup, at: Date): Promise<number> {
  if (await areImagesCurrent(db, now)) return 0;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('outfitter pictures'))`);
    if (await areImagesCurrent(tx, now)) return 0;
    const styles = await refreshStyleImages(tx, now);
    await refreshContentImages(tx, now);
    await rebuildIndexInTransaction(tx, at);
    await invalidate(tx, ['categories', ...styles.map((id) => `product-${id}`)]);
    return styles.length;
  });
}
