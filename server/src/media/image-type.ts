/** Detects the type of a file by its first bytes, because names and media types are not reliable. Pure. */

export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

const textAt = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
const startsWith = (bytes: Uint8Array, ...beginning: number[]) => beginning.every((byte, index) => bytes[index] === byte);

export function detectImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 12))) return 'avif';
  return undefined;
}

const otherTypes: readonly [form: RegExp, name: string][] = [
  [/^\s*(<\?xml|<!DOCTYPE svg|<!--|<svg)/i, 'an SVG or other XML, which may contain scripts'],
  [/^\s*<(!doctype html|html)/i, 'a web page'],
  [/^GIF8/, 'a GIF'],
  [/^%PDF/, 'a PDF'],
  [/^PK/, 'a ZIP archive'],
  [/^II\*/, 'a TIFF'],
  [/^.{4}ftyp/s, 'a video or another kind of image'],
];

export function describeFileType(bytes: Uint8Array): string {
  // Ignores a byte order mark.
  const beginning = textAt(bytes, 0, 200).replace(/^\xef\xbb\xbf/, '');
  return otherTypes.find(([form]) => form.test(beginning))?.[1] ?? 'of an unknown type';
}
