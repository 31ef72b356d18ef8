/** Updates image versions after a change of the image sources; necessary because browsers cache a version for a year. */
import { sql } from 'drizzle-orm';
import { areImagesCurrent, refreshStyleImages } from '../catalog/refresh-image-versions.ts';
import { refreshContentImages } from '../content/publishing/refresh-content-images.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { ImageVersionLookup } from '../platform/image-version.ts';
import { rebuildIndexInTransaction } from '../search/index.ts';

/**
 * Updates all image versions of the catalog and the content if they are stale; runs only one query if they are not. Concurrent processes
 * wait for the first one. Returns the number of changed styles.
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
