import { readFile, stat } from 'node:fs/promises';
import type { content as contentModule, DatabaseHandle } from '@outfitter/commerce';
import type { AssetStore } from './asset-store.ts';
import { type PreparedImage, prepareImage, UploadError, uploadLimits } from './prepare-image.ts';
import { putImage, putMetadata } from './stored-image.ts';

type Content = typeof contentModule;

export interface Upload {
  file: string;
  name: string;
  alt: string;
  /** The focal point of crops, as fractions of width and height from the left and the top. */
  focalPoint: readonly [x: number, y: number];
  by: string;
}

async function readUpload(file: string): Promise<Uint8Array> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UploadError(`${file} is not a file`);
  if (found.size > uploadLimits.bytes) throw new UploadError(`The file is larger than ${uploadLimits.bytes / 1_000_000} MB`);
  return readFile(file);
}

export interface UploadResult extends Omit<PreparedImage, 'bytes'> {
  bytes: number;
  /** False if the shop already had the same image with the same alternative text. */
  isNew: boolean;
}

/** Validates and stores an image. Throws UploadError or InvalidContentError; in both cases no metadata is stored. */
export async function uploadImage(
  {
    content,
    db,
    store,
    endpoints,
    now,
  }: { content: Content; db: DatabaseHandle['db']; store: AssetStore; endpoints: readonly string[]; now: Date },
  { file, name, alt, focalPoint: [pointX, pointY], by }: Upload,
): Promise<UploadResult> {
  content.contentOrThrow(content.validateAssetFields({ name, alt }, { by }));
  const image = await prepareImage(await readUpload(file));
  const { width, height, version, ground } = image;
  await putImage(store, name, image);
  const asset = {
    name,
    version,
    mediaType: 'image/webp',
    width,
    height,
    bytes: image.bytes.length,
    alt: alt.trim(),
    pointX,
    pointY,
    ground,
  };
  const recorded = await content.recordAsset(
    db,
    asset,
    { by, now },
    {
      endpoints,
      store: () => putMetadata(store, name, { version, width, height, point: [pointX, pointY], ground }),
    },
  );
  const isNew = content.contentOrThrow(recorded);
  return { width, height, version, ground, bytes: image.bytes.length, isNew };
}
