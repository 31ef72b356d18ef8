import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ImageVersionLookup } from '../platform/image-version.ts';
import { styleImages } from './tables.ts';

/** Returns whether the stored image versions are current. Checks one image only: a changed renderer changes all of them. */
export async function areImagesCurrent(queryable: Queryable, now: ImageVersionLookup): Promise<boolean> {
  const [image] = await queryable.select().from(styleImages).orderBy(styleImages.name).limit(1);
  const current = image && (await now(image.name));
  return !current || current.version === image.version;
}

export async function refreshStyleImages(tx: Transaction, now: ImageVersionLookup): Promise<string[]> {
  const images = await tx.select().from(styleImages).orderBy(styleImages.name);
  const changed: { styleId: string; name: string; version: string; ground: string }[] = [];
  for (const { styleId, name, version, ground } of images) {
    const current = await now(name);
    if (current && (current.version !== version || current.ground !== ground))
      changed.push({ styleId, name, version: current.version, ground: current.ground });
  }
  if (changed.length === 0) return [];
  const rows = changed.map(({ name, version, ground }) => ({ name, version, ground }));
  await tx
    .update(styleImages)
    .set({ version: sql`renewed.version`, ground: sql`renewed.ground` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS renewed (name text, version text, ground text)`)
    .where(eq(styleImages.name, sql`renewed.name`));
  return [...new Set(changed.map(({ styleId }) => styleId))];
}
