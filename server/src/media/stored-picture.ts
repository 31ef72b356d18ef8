/** What the store holds of an uploaded picture: the picture, and a note of what it is, by which the image service finds it. */
import { z } from 'zod';
import type { AssetStore } from './asset-store.ts';
import type { PreparedPicture } from './prepare-picture.ts';

const note = z.object({
  version: z.string().regex(/^[0-9a-f]{10}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  point: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  ground: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type PictureNote = z.output<typeof note>;

const noteKey = (name: string) => `pictures/${name}.json`;
const pictureKey = (name: string, version: string) => `pictures/${name}.${version}.webp`;

/** The picture itself, under a key of its own content: nobody sees it before the note names it. */
export function putPicture(store: AssetStore, name: string, { bytes, version }: PreparedPicture): Promise<void> {
  return store.put(pictureKey(name, version), bytes, 'image/webp');
}

export function getPicture(store: AssetStore, name: string, version: string): Promise<Uint8Array | undefined> {
  return store.get(pictureKey(name, version));
}

/** From now on the name stands for this picture. */
export function putNote(store: AssetStore, name: string, given: PictureNote): Promise<void> {
  return store.put(noteKey(name), Buffer.from(JSON.stringify(note.parse(given))), 'application/json');
}

/** What a name stands for; undefined where it stands for nothing. */
export async function getNote(store: AssetStore, name: string): Promise<PictureNote | undefined> {
  const bytes = await store.get(noteKey(name));
  if (!bytes) return undefined;
  return note.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}
