/** Port to the storage of uploaded images: a folder or an object store. */
export interface AssetStore {
  /** Returns a file; undefined if there is none of this key. Throws if the store is unavailable. */
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
}

/** Returns a valid key. Keys must be built from validated parts: any other key could refer to a file outside of the store. */
export function assertAssetKey(key: string): string {
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(key)) throw new RangeError(`'${key}' is not a key of the media store`);
  return key;
}
