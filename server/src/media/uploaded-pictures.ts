/** Uploaded pictures as the image service asks for them. */
import { content } from '@outfitter/commerce';
import { LRUCache } from 'lru-cache';
import type { Picture, PictureSource } from '../images/picture-source.ts';
import type { AssetStore } from './asset-store.ts';
import { getNote, getPicture, type PictureNote } from './stored-picture.ts';

/** Milliseconds that what a name stands for is remembered, and after which a page that knows better has it looked up again. */
const life = { note: 30_000, doubted: 1_000 };

function pictureOf(store: AssetStore, name: string, { version, width, height, point, ground }: PictureNote): Picture {
  return {
    name,
    version,
    ratio: width / height,
    focus: point,
    ground,
    async drawing() {
      const bytes = await getPicture(store, name, version);
      if (!bytes) throw new Error(`the media store has lost version ${version} of ${name}`);
      return { kind: 'photo', bytes };
    },
  };
}

interface Known {
  note: PictureNote | undefined;
  since: number;
}

/** Whether what is known shall be looked up again: it is old, or a page names a version that it is not. */
function isDoubtful({ note, since }: Known, version: string | undefined, now: number): boolean {
  const isOther = version !== undefined && note?.version !== version;
  return now - since > (isOther ? life.doubted : life.note);
}

export function uploadedPictures(store: AssetStore, now: () => number = Date.now): PictureSource {
  const known = new LRUCache<string, Known>({ max: 5_000 });
  const asking = new Map<string, Promise<Known>>();

  /** One question at a time for a name, however many ask. While the store is away, what was known holds. */
  async function look(name: string): Promise<Known> {
    const running = asking.get(name);
    if (running) return running;
    const answer = getNote(store, name)
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
      const { note } = kept && !isDoubtful(kept, version, now()) ? kept : await look(name);
      return note && pictureOf(store, name, note);
    },
    async mostSeen() {
      return [];
    },
  };
}
