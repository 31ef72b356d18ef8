/** Content is external data, so each field is checked when it is read. The field names are those of the content schemas (BLOCK-001). */
import { isContentLink, isUnambiguousUrl } from '@outfitter/contract/client';
import type { ImageSource } from '../../ui/media/image-url.ts';

export type ContentFields = Record<string, unknown>;

const isFields = (value: unknown): value is ContentFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns undefined if the field is missing, blank or not text. */
export function readText(fields: ContentFields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function readGroup(fields: ContentFields, name: string): ContentFields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** A single group is returned as a list of one (HOME-011). */
export function readList(fields: ContentFields, name: string): ContentFields[] {
  const value = fields[name];
  if (Array.isArray(value)) return value.filter(isFields);
  return isFields(value) ? [value] : [];
}

/** Content of an external content service has not passed our schemas, so the link is checked here. */
export function readLink(fields: ContentFields, name = 'ctaLink'): string | undefined {
  const link = readText(fields, name);
  return link && isContentLink(link) ? link : undefined;
}

function readFocalPoint(image: ContentFields): ImageSource['point'] {
  const { x, y } = readGroup(image, 'point');
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

/** The path of an image service. Excludes `..` segments, encoded or not, which would escape `/i/`. */
const imagePath = /^(https?:\/\/[\w.:-]+)?\/i\/(?!([^?#]*\/)?(\.|%2e){1,2}(\/|[?#]|$))/i;

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
