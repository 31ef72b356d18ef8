import { asc, desc, eq } from 'drizzle-orm';
import { type Database, type Queryable, resultInTransaction } from '../../platform/database/database.ts';
import { ok } from '../../platform/result.ts';
import { type EditContext, validateEditorName } from '../editing/change-log.ts';
import { refreshContentImages } from '../publishing/refresh-content-images.ts';
import { mediaAssetChanges, mediaAssets } from '../tables.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';

export type MediaAsset = typeof mediaAssets.$inferSelect;
export type NewAsset = Omit<MediaAsset, 'uploadedAt' | 'uploadedBy'>;

export function isAssetName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(name);
}

/** Validates the fields before the file is read or stored. Returns the trimmed name of the editor. */
export function validateAssetFields({ name, alt }: Pick<NewAsset, 'name' | 'alt'>, { by }: Pick<EditContext, 'by'>): ContentResult<string> {
  if (!isAssetName(name)) return invalidContent('$.name', 'A name has 1 to 80 lowercase letters, digits and hyphens');
  const text = alt.trim();
  if (text === '' || text.length > 300) return invalidContent('$.alt', 'The alternative text has 1 to 300 characters');
  return validateEditorName(by);
}

/**
 * Stores the metadata of an upload, logs the change and invalidates the pages that show the previous image of that name. Calls `store`,
 * which writes the file to the media store, last, so that its failure rolls everything back. Returns whether anything changed.
 */
export async function recordAsset(
  db: Database,
  asset: NewAsset,
  edit: EditContext,
  { endpoints, store }: { endpoints: readonly string[]; store: () => Promise<void> },
): Promise<ContentResult<boolean>> {
  const editor = validateAssetFields(asset, edit);
  if (!editor.ok) return editor;
  return resultInTransaction(db, async (tx) => {
    const [former] = await tx.select().from(mediaAssets).where(eq(mediaAssets.name, asset.name)).for('update');
    const isSame = former !== undefined && Object.entries(asset).every(([key, value]) => former[key as keyof NewAsset] === value);
    // An unchanged upload also repairs a store that has lost the file.
    if (isSame) {
      await store();
      return ok(false);
    }
    const row = { ...asset, uploadedAt: edit.now, uploadedBy: editor.value };
    await tx.insert(mediaAssets).values(row).onConflictDoUpdate({ target: mediaAssets.name, set: row });
    const { name, version, ...details } = asset;
    const action = former ? 'replace' : 'upload';
    await tx.insert(mediaAssetChanges).values({ changedAt: edit.now, changedBy: row.uploadedBy, action, name, version, details });
    const paths = new Set(endpoints.map((endpoint) => `${endpoint}/${name}`));
    const current = { version, ground: asset.ground, ratio: asset.width / asset.height };
    if (former) await refreshContentImages(tx, async (path) => (paths.has(path) ? current : undefined));
    await store();
    return ok(true);
  });
}

export function readMediaAssets(queryable: Queryable): Promise<MediaAsset[]> {
  return queryable.select().from(mediaAssets).orderBy(asc(mediaAssets.name));
}

export function readAssetChanges(queryable: Queryable, name: string, limit = 20) {
  return queryable
    .select()
    .from(mediaAssetChanges)
    .where(eq(mediaAssetChanges.name, name))
    .orderBy(desc(mediaAssetChanges.id))
    .limit(limit);
}
