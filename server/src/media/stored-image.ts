/** An uploaded image in the store: the image under a key of its content, and metadata under its name. */
import { z } from 'zod';
import type { AssetStore } from './asset-store.ts';
import type { PreparedImage } from './prepare-image.ts';

const metadataSchema = z.object({
  version: z.string().regex(/^[0-9a-f]{10}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  point: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  ground: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type ImageMetadata = z.output<typeof metadataSchema>;

const metadataKey = (name: string) => `pictures/${name}.json`;
const imageKey = (name: string, version: string) => `pictures/${name}.${version}.webp`;

/** Stores the image; it is visible only once the metadata refers to it. */
export function putImage(store: AssetStore, name: string, { bytes, version }: PreparedImage): Promise<void> {
  return store.put(imageKey(name, version), bytes, 'image/webp');
}

export function getImage(store: AssetStore, name: string, version: string): Promise<Uint8Array | undefined> {
  return store.get(imageKey(name, version));
}

export function putMetadata(store: AssetStore, name: string, metadata: ImageMetadata): Promise<void> {
  return store.put(metadataKey(name), Buffer.from(JSON.stringify(metadataSchema.parse(metadata))), 'application/json');
}

export async function getMetadata(store: AssetStore, name: string): Promise<ImageMetadata | undefined> {
  const bytes = await store.get(metadataKey(name));
  if (!bytes) return undefined;
  return metadataSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}
