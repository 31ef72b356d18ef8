import { themeColor } from '@outfitter/contract/theme';

/**
 * Size of the placeholder: the shape of a product image. Every missing image has this size, so that requests for missing images cost
 * nothing.
 */
const size = { width: 340, height: 425 };
let cached: Promise<Buffer> | undefined;

/** Returns an image of an empty hanger, for missing images. It contains no text, so that no font is needed. */
export function placeholder(): Promise<Buffer> {
  cached ??= renderPlaceholder();
  return cached;
}

async function renderPlaceholder(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = size.width / 2;
  const hanger = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100" fill="none" stroke="${themeColor('foreground-subtle')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M50 40V32C50 27 58 26 58 19C58 11 45 10 43 18"/><path d="M50 40L12 66C8 69 10 75 15 75H85C90 75 92 69 88 66Z"/></svg>`;
  return sharp({ create: { ...size, channels: 3, background: themeColor('surface-muted') } })
    .composite([{ input: Buffer.from(hanger), gravity: 'centre' }])
    .webp({ quality: 60 })
    .toBuffer();
}
