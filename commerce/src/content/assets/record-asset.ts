/** Uploaded pictures as the shop knows them: what they are, what they show, and who brought them. */
import { asc, desc, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { EditContext } from '../editing/change-log.ts';
import { refreshContentImages } from '../publishing/refresh-content-images.ts';
import { mediaAssetChanges, mediaAssets } from '../tables.ts';
import { InvalidContentError } from '../validation/invalid-content.ts';

export type MediaAsset = typeof mediaAssets.$inferSelect;
export type NewAsset = Omit<MediaAsset, 'uploadedAt' | 'uploadedBy'>;

/** Whether an upload can have this name, which stands in an address: small letters, digits and hyphens, 80 at most. */
export function isAssetName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(name);
}

function invalid(path: string, reason: string): never {
  throw new InvalidContentError(path, reason);
}

/** What an upload is called, what it says in words and who brings it. Throws ContentRefused; asked before anything is read or written. */
export function validateAssetFields({ name, alt }: Pick<NewAsset, 'name' | 'alt'>, { by }: Pick<EditContext, 'by'>): void {
  if (!isAssetName(name)) invalid('$.name', 'A name is of small letters, digits and hyphens, 80 at most');
  const words = alt.trim();
  if (words === '' || words.length > 300) invalid('$.alt', 'What the picture shows is said in 1 to 300 characters');
  const person = by.trim();
  if (person === '' || person.length > 100) invalid('$.by', 'Who makes the change is named in 1 to 100 characters');
}

/**
 * Keeps what an upload is, with a line in the book of changes; the pages that show a former picture of the name show this one within a
 * second. `store` puts the file where the image service finds it: last, so that no page is ahead of it and a failure leaves all as it
 * was. Answers whether anything is another than before. Throws ContentRefused.
 */
export async function recordAsset(
  db: Database,
  asset: NewAsset,
  editing: EditContext,
  { endpoints, store }: { endpoints: readonly string[]; store: () => Promise<void> },
): Promise<boolean> {
  validateAssetFields(asset, editing);
  return inTransaction(db, async (tx) => {
    const [former] = await tx.select().from(mediaAssets).where(eq(mediaAssets.name, asset.name)).for('update');
    const isSame = former !== undefined && Object.entries(asset).every(([key, value]) => former[key as keyof NewAsset] === value);
    // Also for the same picture: it mends a store that lost it.
    if (isSame) {
      await store();
      return false;
    }
    const row = { ...asset, uploadedAt: editing.now, uploadedBy: editing.by.trim() };
    await tx.insert(mediaAssets).values(row).onConflictDoUpdate({ target: mediaAssets.name, set: row });
    const { name, version, ...details } = asset;
    const action = former ? 'replace' : 'upload';
    await tx.insert(mediaAssetChanges).values({ changedAt: editing.now, changedBy: row.uploadedBy, action, name, version, details });
    const paths = new Set(endpoints.map((endpoint) => `${endpoint}/${name}`));
    if (former) await refreshContentImages(tx, async (path) => (paths.has(path) ? { version, ground: asset.ground } : undefined));
    await store();
    return true;
  });
}

/** Every uploaded picture, by name. */
export function readMediaAssets(queryable: Queryable): Promise<MediaAsset[]> {
  return queryable.select().from(mediaAssets).orderBy(asc(mediaAssets.name));
}

/** The last changes of an uploaded picture, the latest first. */
export function readAssetChanges(queryable: Queryable, name: string, most = 20) {
  return queryable.select().from(mediaAssetChanges).where(eq(mediaAssetChanges.name, name)).orderBy(desc(mediaAssetChanges.id)).limit(most);
}
