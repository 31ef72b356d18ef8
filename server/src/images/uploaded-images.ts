import { content } from '@outfitter/commerce';
import { LRUCache } from 'lru-cache';
import type { AssetStore } from '../media/asset-store.ts';
import { getImage, getMetadata, type ImageMetadata } from '../media/stored-image.ts';
import type { ImageSource, SourceImage } from './image-source.ts';

/** Milliseconds for which metadata is cached, and the minimum between reads if a page names another version. */
const cacheTime = { note: 30_000, doubted: 1_000 };

function toSourceImage(store: AssetStore, name: string, { version, width, height, point, ground }: ImageMetadata): SourceImage {
  return {
    name,
    version,
    ratio: width / height,
    focus: point,
    ground,
    async recipe() {
      const bytes = await getImage(store, name, version);
      if (!bytes) throw new Error(`version ${version} of ${name} is missing in the media store`);
      return { kind: 'photo', bytes };
    },
  };
}

interface CachedMetadata {
  metadata: ImageMetadata | undefined;
  readAt: number;
}

function isStale({ metadata, readAt }: CachedMetadata, version: string | undefined, now: number): boolean {
  const isOther = version !== undefined && metadata?.version !== version;
  return now - readAt > (isOther ? cacheTime.doubted : cacheTime.note);
}

export function createUploadedImages(store: AssetStore, now: () => number = Date.now): ImageSource {
  const cached = new LRUCache<string, CachedMetadata>({ max: 5_000 });
  const pending = new Map<string, Promise<CachedMetadata>>();

  /** Reads once for concurrent requests of a name. While the store is unavailable, cached metadata stays valid. */
  async function readMetadata(name: string): Promise<CachedMetadata> {
    const running = pending.get(name);
    if (running) return running;
    const request = getMetadata(store, name)
      .catch((error) => {
        const previous = cached.get(name);
        if (!previous) throw error;
        return previous.metadata;
      })
      .then((metadata) => {
        const found = { metadata, readAt: now() };
        cached.set(name, found);
        return found;
      })
      .finally(() => pending.delete(name));
    pending.set(name, request);
    return request;
  }

  return {
    async find(name, version) {
      // Names that no upload can have are not read.
      if (!content.isAssetName(name)) return undefined;
      const current = cached.get(name);
      const { metadata } = current && !isStale(current, version, now()) ? current : await readMetadata(name);
      return metadata && toSourceImage(store, name, metadata);
    },
    async mostViewed() {
      return [];
    },
  };
}
