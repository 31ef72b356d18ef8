/** Parses the content of a size guide (SIZE-006). Omits invalid fields, because a hosted content service may deliver any value. */
import {
  type BodyMeasurement,
  isBodyMeasurement,
  type MeasurementUnit,
  measurementUnits,
  unitOf,
  type Wearer,
  wearers,
} from '@outfitter/contract/client';
import { type ContentFields, readGroup, readImage, readLink, readList, readText } from '../../platform/content/content-fields.ts';
import type { ImageSource } from '../../ui/media/image-url.ts';

export interface GuideColumn {
  heading: string | undefined;
  unit: MeasurementUnit | undefined;
  measurement: BodyMeasurement | undefined;
}

export interface TableSizes {
  attribute: string;
  columns?: readonly number[];
  /** Values of the product's attribute for each row, if they differ from the name of the row. */
  values?: readonly string[];
  within?: Readonly<Record<string, readonly string[]>>;
  wearer?: Wearer;
  decides?: BodyMeasurement;
}

export interface GuideTable {
  caption: string | undefined;
  columns: readonly GuideColumn[];
  rows: readonly (readonly unknown[])[];
  note: string | undefined;
  sizes: TableSizes | undefined;
}

export interface GuideCard {
  heading: string;
  text: string | undefined;
  image: ImageSource | undefined;
  to: string | undefined;
}

export interface SizeGuide {
  title: string | undefined;
  tips: string | undefined;
  image: ImageSource | undefined;
  tables: readonly GuideTable[];
  cardsGroups: readonly { heading: string | undefined; cards: readonly GuideCard[] }[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function parseColumn(column: ContentFields): GuideColumn {
  const unit = readText(column, 'unit');
  const measurement = isBodyMeasurement(column.measure) && unit === unitOf(column.measure) ? column.measure : undefined;
  return { heading: readText(column, 'heading'), unit: measurementUnits.find((candidate) => candidate === unit), measurement };
}

function parseWithin(within: ContentFields): TableSizes['within'] {
  const entries = Object.entries(within).map(
    ([attribute, value]) => [attribute, (Array.isArray(value) ? value : [value]).filter(isText)] as const,
  );
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

function parseTableSizes(sizes: ContentFields, columns: number, rows: number): TableSizes | undefined {
  const attribute = readText(sizes, 'attribute');
  if (!attribute) return undefined;
  const wearer = wearers.find((candidate) => candidate === sizes.wearer);
  const nameColumns = Array.isArray(sizes.columns) ? (sizes.columns as unknown[]) : undefined;
  const values = Array.isArray(sizes.values) ? (sizes.values as unknown[]) : undefined;
  if (nameColumns?.some((column) => typeof column !== 'number' || !Number.isInteger(column) || column < 0 || column >= columns))
    return undefined;
  if (values && (values.length !== rows || !values.every(isText))) return undefined;
  return {
    attribute,
    within: parseWithin(readGroup(sizes, 'within')),
    ...(nameColumns && nameColumns.length > 0 ? { columns: nameColumns as number[] } : {}),
    ...(values ? { values: values as string[] } : {}),
    ...(wearer ? { wearer } : {}),
    ...(isBodyMeasurement(sizes.decides) ? { decides: sizes.decides } : {}),
  };
}

function parseTable(table: ContentFields): GuideTable | undefined {
  const columns = readList(table, 'columns').map(parseColumn);
  const rows = (Array.isArray(table.rows) ? (table.rows as unknown[]) : []).filter((row): row is unknown[] => Array.isArray(row));
  if (columns.length === 0 || rows.length === 0) return undefined;
  return {
    caption: readText(table, 'caption'),
    columns,
    rows,
    note: readText(table, 'note'),
    sizes: parseTableSizes(readGroup(table, 'sizes'), columns.length, rows.length),
  };
}

function parseCard(card: ContentFields): GuideCard[] {
  const heading = readText(card, 'heading');
  return heading ? [{ heading, text: readText(card, 'text'), image: readImage(card), to: readLink(card) }] : [];
}

export function parseSizeGuide(fields: ContentFields): SizeGuide {
  const content = readGroup(fields, 'content');
  const groups = readList(fields, 'cardsGroups').map((group) => ({
    heading: readText(group, 'heading'),
    cards: readList(group, 'cards').flatMap(parseCard),
  }));
  return {
    title: readText(fields, 'title'),
    tips: readText(content, 'richText'),
    image: readImage(content),
    tables: readList(fields, 'tables').flatMap((table) => parseTable(table) ?? []),
    cardsGroups: groups.filter(({ cards }) => cards.length > 0),
  };
}
