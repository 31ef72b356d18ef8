/** From a file that somebody uploads to the picture that the shop keeps: checked before it is decoded, turned upright, bare of metadata. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { otherTypeOf, pictureTypeOf } from './picture-type.ts';

/** A file that is not taken; the message says why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

export const limits = {
  /** Bytes of the file. */
  bytes: 30_000_000,
  /** Pixels of the picture, as its header says, before any is decoded. */
  pixels: 60_000_000,
  /** Pixels of its shorter side. */
  shortest: 16,
  /** Pixels of the longer side that are kept: more than the image service ever answers. */
  kept: 3_000,
} as const;

export interface PreparedPicture {
  /** WebP, upright, in sRGB, without metadata. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Hash of the bytes. */
  version: string;
  /** Its mean colour. */
  ground: string;
}

function readable(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true });
}

/** Throws where the header says that it is not what its first bytes say, too large, or more than one picture. */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const type = pictureTypeOf(bytes);
  if (!type) throw new UploadRefused(`The file is ${otherTypeOf(bytes)}; right is a JPEG, PNG, WebP or AVIF`);
  const found = await readable(bytes)
    .metadata()
    .catch((error: Error) => {
      const isTooLarge = error.message.includes('pixel limit');
      throw new UploadRefused(isTooLarge ? tooLarge : 'The file is broken: its header cannot be read');
    });
  const isOther = type === 'avif' ? found.format !== 'heif' || found.compression !== 'av1' : found.format !== type;
  if (isOther) throw new UploadRefused('The file is broken: its header cannot be read');
  if ((found.pages ?? 1) > 1) throw new UploadRefused('The picture moves; right is one that stands still');
  if (found.width * found.height > limits.pixels) throw new UploadRefused(tooLarge);
  if (Math.min(found.width, found.height) < limits.shortest)
    throw new UploadRefused(`The picture is smaller than ${limits.shortest} pixels`);
}

const tooLarge = `The picture has more than ${limits.pixels / 1_000_000} million pixels`;

/** Makes the picture that is kept. Throws UploadRefused. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length > limits.bytes) throw new UploadRefused(`The file has more than ${limits.bytes / 1_000_000} MB`);
  await checkHeader(bytes);
  try {
    // Nothing of EXIF, GPS, XMP or colour profiles is carried over unless it is asked for: colours become sRGB, the turn is done.
    const { data, info } = await readable(bytes)
      .autoOrient()
      .resize({ width: limits.kept, height: limits.kept, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92, alphaQuality: 100, effort: 4 })
      .timeout({ seconds: 60 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      version: createHash('sha256').update(data).digest('hex').slice(0, 10),
      ground: await meanColour(data),
    };
  } catch (error) {
    if (error instanceof Error && /timeout/i.test(error.message)) throw new UploadRefused('The picture takes too long to read');
    throw new UploadRefused('The file is broken: the picture in it cannot be read whole');
  }
}

async function meanColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
