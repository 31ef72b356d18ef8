/**
 * Reads fields of content. It is external data, so each field is checked when it is read. The field names are those of the content schemas
 * (BLOCK-001).
 */
import { type BlockFields, type ContentSchemaName, isContentLink, isUnambiguousUrl } from '@outfitter/contract/client';
import type { ImageSource } from '../../ui/media/image-url.ts';

export type ContentFields = Record<string, unknown>;

declare const schemaFields: unique symbol;
type Unchecked<Fields> = { readonly [Name in keyof Fields]?: unknown } & { readonly _meta?: unknown; readonly [schemaFields]?: Fields };

/** The fields of a content schema with unchecked values: the readers below accept only field names of the schema, also in its groups. */
export type SchemaFields<Name extends ContentSchemaName> = Unchecked<BlockFields<Name>>;

type FieldName<Fields> = keyof Fields & string;
type FieldValue<Fields, Name> = Fields extends { readonly [schemaFields]?: infer Schema }
  ? unknown extends Schema
    ? unknown
    : NonNullable<NonNullable<Schema>[Name & keyof NonNullable<Schema>]>
  : unknown;
type Group<Value> = unknown extends Value ? ContentFields : Unchecked<Value>;
type ListEntry<Value> = Value extends readonly (infer Entry)[] ? Unchecked<Entry> : Group<Value>;

const isFields = (value: unknown): value is ContentFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text field; undefined if it is missing, blank or not text. */
export function readText<Fields extends object>(fields: Fields, name: FieldName<Fields>): string | undefined {
  const value = fields[name] as unknown;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function readGroup<Fields extends object, Name extends FieldName<Fields>>(
  fields: Fields,
  name: Name,
): Group<FieldValue<Fields, Name>> {
  const value = fields[name] as unknown;
  return (isFields(value) ? value : {}) as Group<FieldValue<Fields, Name>>;
}

/** Returns a single group as a list with one entry (HOME-011). */
export function readList<Fields extends object, Name extends FieldName<Fields>>(
  fields: Fields,
  name: Name,
): ListEntry<FieldValue<Fields, Name>>[] {
  const value = fields[name] as unknown;
  const entries = Array.isArray(value) ? value.filter(isFields) : isFields(value) ? [value] : [];
  return entries as unknown[] as ListEntry<FieldValue<Fields, Name>>[];
}

/** Returns undefined for an invalid link: content of an external service has not been validated by the content schemas. */
export function readLink<Fields extends object>(
  fields: Fields,
  name: FieldName<Fields> = 'ctaLink' as FieldName<Fields>,
): string | undefined {
  const link = readText(fields, name);
  return link && isContentLink(link) ? link : undefined;
}

function readRatio({ ratio }: ContentFields): number | undefined {
  return typeof ratio === 'number' && ratio > 0 ? ratio : undefined;
}

function readFocalPoint(image: ContentFields): ImageSource['focalPoint'] {
  const { x, y } = readGroup(image, 'point');
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

/** The path of an image service. Excludes `..` segments, encoded or not, which would escape `/i/`. */
const imagePath = /^(https?:\/\/[\w.:-]+)?\/i\/(?!([^?#]*\/)?(\.|%2e){1,2}(\/|[?#]|$))/i;

export function readImage<Fields extends object>(
  fields: Fields,
  name: FieldName<Fields> = 'image' as FieldName<Fields>,
): ImageSource | undefined {
  const image: ContentFields = readGroup(fields as ContentFields, name);
  const link = readText(image, 'image');
  if (!link || !imagePath.test(link) || !isUnambiguousUrl(link)) return undefined;
  return {
    link,
    alt: readText(image, 'alt') ?? '',
    version: readText(image, 'version'),
    background: readText(image, 'ground'),
    ratio: readRatio(image),
    focalPoint: readFocalPoint(image),
  };
}
