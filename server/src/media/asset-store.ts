/** The port to where uploaded pictures lie: a folder, or an object store. */
export interface AssetStore {
  /** The file under a key; undefined where there is none. Throws where the store cannot be reached. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Puts a file whole or not at all, in place of a former one. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
}

/** Keys are made by us of safe parts; one that is not would lead elsewhere. */
export function assertAssetKey(key: string): string {
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(key)) throw new RangeError(`'${key}' is no key of the media store`);
  return key;
}
