import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describeFileType, detectImageType } from './image-type.ts';

export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export const uploadLimits = {
  bytes: 30_000_000,
  /** Maximum number of pixels, read from the header before any pixel is decoded. */
  pixels: 60_000_000,
  minPixels: 16,
  /** Longer side of the stored image, larger than any size that the image service serves. */
  storedPixels: 3_000,
} as const;

export interface PreparedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  version: string;
  /** Mean color, used as background until the image is loaded. */
  ground: string;
}

function openImage(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', sequentialRead: true });
}

/** Checks the header. Throws if it contradicts the file type, or the image is too large, too small or animated. */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const type = detectImageType(bytes);
  if (!type) throw new UploadError(`The file is ${describeFileType(bytes)}; it must be a JPEG, PNG, WebP or AVIF`);
  const found = await openImage(bytes)
    .metadata()
    .catch((error: Error) => {
      const isTooLarge = error.message.includes('pixel limit');
      throw new UploadError(isTooLarge ? tooLarge : 'The file is corrupt: its header cannot be read');
    });
  const isOther = type === 'avif' ? found.format !== 'heif' || found.compression !== 'av1' : found.format !== type;
  if (isOther) throw new UploadError('The file is corrupt: its header cannot be read');
  if ((found.pages ?? 1) > 1) throw new UploadError('The image is animated; it must be a still image');
  if (found.width * found.height > uploadLimits.pixels) throw new UploadError(tooLarge);
  if (Math.min(found.width, found.height) < uploadLimits.minPixels)
    throw new UploadError(`The image is smaller than ${uploadLimits.minPixels} pixels`);
}

const tooLarge = `The image has more than ${uploadLimits.pixels / 1_000_000} million pixels`;

export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  if (bytes.length > uploadLimits.bytes) throw new UploadError(`The file is larger than ${uploadLimits.bytes / 1_000_000} MB`);
  await checkHeader(bytes);
  try {
    // sharp drops EXIF, GPS, XMP and color profiles by default: colors are converted to sRGB and the rotation applied.
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ width: uploadLimits.storedPixels, height: uploadLimits.storedPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92, alphaQuality: 100, effort: 4 })
      .timeout({ seconds: 60 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      version: createHash('sha256').update(data).digest('hex').slice(0, 10),
      ground: await meanColor(data),
    };
  } catch (error) {
    if (error instanceof Error && /timeout/i.test(error.message)) throw new UploadError('The image takes too long to decode');
    throw new UploadError('The file is corrupt: the image cannot be decoded completely');
  }
}

async function meanColor(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
