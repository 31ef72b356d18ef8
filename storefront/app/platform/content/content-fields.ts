/**
 * Reading content: what editors publish is data from outside, so every field is read by what it is, never trusted to be there.
 * The names are the specification's (1 §3, BLOCK-001).
 */
import { isContentLink, isUnambiguousUrl } from '@outfitter/contract/client';
import type { ImageSource } from '../../ui/media/image-url.ts';

export type ContentFields = Record<string, unknown>;

const isFields = (value: unknown): value is ContentFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field; undefined where it is missing, blank or no text. */
export function readText(fields: ContentFields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A group of fields inside of another. */
export function readGroup(fields: ContentFields, name: string): ContentFields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** A list of groups; a single group reads as a list of one (HOME-011). */
export function readList(fields: ContentFields, name: string): ContentFields[] {
  const value = fields[name];
  if (Array.isArray(value)) return value.filter(isFields);
  return isFields(value) ? [value] : [];
}

/** The link of a field; undefined where it holds none. Content of another service has been through no schema of ours. */
export function readLink(fields: ContentFields, name = 'ctaLink'): string | undefined {
  const link = readText(fields, name);
  return link && isContentLink(link) ? link : undefined;
}

/** The part of a picture that its box must not cut off, as shares of its width and height. */
function readFocalPoint(image: ContentFields): ImageSource['point'] {
  const { x, y } = readGroup(image, 'point');
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

/** A path of an image service; one with `..`, however written, would be read as a path of something else. */
const imagePath = /^(https?:\/\/[\w.:-]+)?\/i\/(?!([^?#]*\/)?(\.|%2e){1,2}(\/|[?#]|$))/i;

/** A picture of the image service, or of the one of the content that stands in the place of our own. */
export function readImage(fields: ContentFields, name = 'image'): ImageSource | undefined {
  const image = readGroup(fields, name);
  const link = readText(image, 'image');
  if (!link || !imagePath.test(link) || !isUnambiguousUrl(link)) return undefined;
  return {
    link,
    alt: readText(image, 'alt') ?? '',
    version: readText(image, 'version'),
    ground: readText(image, 'ground'),
    point: readFocalPoint(image),
  };
}
