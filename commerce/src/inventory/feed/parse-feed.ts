import { Temporal } from 'temporal-polyfill';
import type { FeedLine } from '../record-stock-feed.ts';
import { type FeedFormat, type FeedRecord, readRecords } from './feed-records.ts';

export interface FeedError {
  /** Line of the file, from 1; undefined for the feed as a whole. */
  line?: number;
  message: string;
}

export interface ParsedFeed {
  lines: FeedLine[];
  /** A feed with errors must not be imported. */
  errors: FeedError[];
}

const counts = { on_hand: { min: -1_000_000, max: 10_000_000 }, backorder_limit: { min: 0, max: 10_000_000 } } as const;

function parseCount(name: keyof typeof counts, text: string | undefined): number | FeedError['message'] {
  const { min, max } = counts[name];
  if (text === undefined || text === '') return `${name} is missing`;
  if (!/^[+-]?\d{1,15}$/.test(text)) return `${name} is not a whole number: ${text}`;
  const value = Number(text);
  return value < min || value > max ? `${name} is not between ${min} and ${max}: ${text}` : value;
}

function isDate(text: string): boolean {
  try {
    return /^20\d\d-\d\d-\d\d$/.test(text) && Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{1,40}$/.test(text);

function parseLine({ fields }: FeedRecord): FeedLine | FeedError['message'] {
  const { sku, location, on_hand, backorder_limit, in_stock_date } = fields;
  if (!isId(sku)) return sku ? `sku is not an id: ${sku}` : 'sku is missing';
  if (!isId(location)) return location ? `location is not an id: ${location}` : 'location is missing';
  const onHand = parseCount('on_hand', on_hand);
  if (typeof onHand === 'string') return onHand;
  const backorderLimit = parseCount('backorder_limit', backorder_limit || '0');
  if (typeof backorderLimit === 'string') return backorderLimit;
  if (in_stock_date && !isDate(in_stock_date)) return `in_stock_date is not a date of the form 2026-12-31: ${in_stock_date}`;
  return { skuId: sku, locationId: location, onHand, backorderLimit, inStockDate: in_stock_date || null };
}

/**
 * Parses a whole stock feed. A feed ends with its number of rows (`END,2` in CSV, `{"end":2}` in JSON lines), or the caller knows the
 * number: without either, a feed that was cut off cannot be told from a complete one. Negative counts on hand are valid: sold before they
 * were counted.
 */
export function parseStockFeed(text: string, format: FeedFormat, expectedRows?: number): ParsedFeed {
  const { records, end, errors } = readRecords(text, format);
  const lines: FeedLine[] = [];
  for (const record of records) {
    const parsed = parseLine(record);
    if (typeof parsed === 'string') errors.push({ line: record.line, message: parsed });
    else lines.push(parsed);
  }
  const stated = [end, expectedRows].filter((count) => count !== undefined);
  if (stated.length === 0) errors.push({ message: 'the feed does not end with its number of rows: it may be cut off' });
  for (const count of stated) {
    if (count !== records.length) errors.push({ message: `the feed has ${records.length} rows instead of ${count}: it is cut off` });
  }
  if (records.length === 0) errors.push({ message: 'the feed has no rows' });
  return { lines, errors };
}
