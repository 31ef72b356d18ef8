/** Uploaded pictures as the image service asks for them. */
import { content } from '@outfitter/commerce';
import { LRUCache } from 'lru-cache';
import type { ImageSource, SourceImage } from '../images/image-source.ts';
import type { AssetStore } from './asset-store.ts';
import { getImage, getMetadata, type ImageMetadata } from './stored-image.ts';

/** Milliseconds that what a name stands for is remembered, and after which a page that knows better has it looked up again. */
const cacheTime = { note: 30_000, doubted: 1_000 };

function toSourceImage(store: AssetStore, name: string, { version, width, height, point, ground }: ImageMetadata): SourceImage {
  return {
    name,
    version,
    ratio: width / height,
    focus: point,
    ground,
    async drawing() {
      const bytes = await getImage(store, name, version);
      if (!bytes) throw new Error(`the media store has lost version ${version} of ${name}`);
      return { kind: 'photo', bytes };
    },
  };
}

interface CachedMetadata {
  note: ImageMetadata | undefined;
  since: number;
}

/** Whether what is known shall be looked up again: it is old, or a page names a version that it is not. */
function isStale({ note, since }: CachedMetadata, version: string | undefined, now: number): boolean {
  const isOther = version !== undefined && note?.version !== version;
  return now - since > (isOther ? cacheTime.doubted : cacheTime.note);
}

export function createUploadedImages(store: AssetStore, now: () => number = Date.now): ImageSource {
  const known = new LRUCache<string, CachedMetadata>({ max: 5_000 });
  const asking = new Map<string, Promise<CachedMetadata>>();

  /** One question at a time for a name, however many ask. While the store is away, what was known holds. */
  async function look(name: string): Promise<CachedMetadata> {
    const running = asking.get(name);
    if (running) return running;
    const answer = getMetadata(store, name)
      .catch((error) => {
        const former = known.get(name);
        if (!former) throw error;
        return former.note;
      })
      .then((note) => {
        const found = { note, since: now() };
        known.set(name, found);
        return found;
      })
      .finally(() => asking.delete(name));
    asking.set(name, answer);
    return answer;
  }

  return {
    async find(name, version) {
      // No upload is named so: the store is not asked.
      if (!content.isAssetName(name)) return undefined;
      const kept = known.get(name);
      const { note } = kept && !isStale(kept, version, now()) ? kept : await look(name);
      return note && toSourceImage(store, name, note);
    },
    async mostSeen() {
      return [];
    },
  };
}
