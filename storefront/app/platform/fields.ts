/**
 * Reading content: what editors publish is data from outside, so every field is read by what it is, never trusted to be there.
 * The names are the specification's (1 §3, BLOCK-001).
 */
import { isContentLink, isReadAsWritten } from '@outfitter/contract/client';
import type { PictureImage } from '../ui/picture-source.ts';

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field; undefined where it is missing, blank or no text. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A group of fields inside of another. */
export function groupOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** A list of groups; a single group reads as a list of one (HOME-011). */
export function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  if (Array.isArray(value)) return value.filter(isFields);
  return isFields(value) ? [value] : [];
}

/** The link of a field; undefined where it holds none. Content of another service has been through no schema of ours. */
export function linkOf(fields: Fields, name = 'ctaLink'): string | undefined {
  const link = textOf(fields, name);
  return link && isContentLink(link) ? link : undefined;
}

/** The part of a picture that its box must not cut off, as shares of its width and height. */
function pointOf(image: Fields): PictureImage['point'] {
  const { x, y } = groupOf(image, 'point');
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

/** A path of an image service; one with `..`, however written, would be read as a path of something else. */
const picturePath = /^(https?:\/\/[\w.:-]+)?\/i\/(?!([^?#]*\/)?(\.|%2e){1,2}(\/|[?#]|$))/i;

/** A picture of the image service, or of the one of the content that stands in the place of our own. */
export function pictureOf(fields: Fields, name = 'image'): PictureImage | undefined {
  const image = groupOf(fields, name);
  const link = textOf(image, 'image');
  if (!link || !picturePath.test(link) || !isReadAsWritten(link)) return undefined;
  return {
    link,
    alt: textOf(image, 'alt') ?? '',
    version: textOf(image, 'version'),
    ground: textOf(image, 'ground'),
    point: pointOf(image),
  };
}
