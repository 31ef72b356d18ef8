/** An upload from beginning to end. */
import { readFile, stat } from 'node:fs/promises';
import type { content as contentModule, DatabaseHandle } from '@outfitter/commerce';
import type { AssetStore } from './asset-store.ts';
import { type PreparedImage, prepareImage, UploadError, uploadLimits } from './prepare-image.ts';
import { putImage, putMetadata } from './stored-image.ts';

type Content = typeof contentModule;

export interface Upload {
  file: string;
  name: string;
  /** What the picture shows, in words. */
  alt: string;
  /** What a crop keeps, from the left and from the top, 0 to 1. */
  point: readonly [x: number, y: number];
  by: string;
}

/** A file, read only where it is not too large. */
async function readUpload(file: string): Promise<Uint8Array> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UploadError(`${file} is no file`);
  if (found.size > uploadLimits.bytes) throw new UploadError(`The file has more than ${uploadLimits.bytes / 1_000_000} MB`);
  return readFile(file);
}

export interface UploadResult extends Omit<PreparedImage, 'bytes'> {
  bytes: number;
  /** False where the shop had just this picture with just these words. */
  isNew: boolean;
}

/** Takes a picture in. Throws UploadRefused and ContentRefused; then nothing of it is known to anybody. */
export async function uploadImage(
  {
    content,
    db,
    store,
    endpoints,
    now,
  }: { content: Content; db: DatabaseHandle['db']; store: AssetStore; endpoints: readonly string[]; now: Date },
  { file, name, alt, point, by }: Upload,
): Promise<UploadResult> {
  content.validateAssetFields({ name, alt }, { by });
  const picture = await prepareImage(await readUpload(file));
  const { width, height, version, ground } = picture;
  await putImage(store, name, picture);
  const asset = {
    name,
    version,
    mediaType: 'image/webp',
    width,
    height,
    bytes: picture.bytes.length,
    alt: alt.trim(),
    pointX: point[0],
    pointY: point[1],
    ground,
  };
  const isNew = await content.recordAsset(
    db,
    asset,
    { by, now },
    {
      endpoints,
      store: () => putMetadata(store, name, { version, width, height, point: [point[0], point[1]], ground }),
    },
  );
  return { width, height, version, ground, bytes: picture.bytes.length, isNew };
}
