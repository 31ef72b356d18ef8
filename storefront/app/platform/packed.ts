import { useMemo } from 'react';

declare const value: unique symbol;

/**
 * The data of a page as one JSON text. The router writes each name and value of a loader's answer on its own, by numbers that
 * hardly compress; as one text the data of a listing is half the bytes, and less work for the server and the browser.
 */
export type Packed<Value> = string & { readonly [value]: Value };

/** Plain data alone: what JSON does not know, a date or a map, does not come out as it went in. */
export function packed<Value>(data: Value): Packed<Value> {
  return JSON.stringify(data) as Packed<Value>;
}

/** What was read last, for what a page says of itself in its head is made of the same text as the page. */
const read = new Map<string, unknown>();
const readMost = 4;

/** The same object as long as its text was among the last that were read; it is nobody's to change. */
export function unpacked<Value>(text: Packed<Value>): Value {
  const known = read.get(text);
  if (known !== undefined) return known as Value;
  const data = JSON.parse(text);
  const [oldest] = read.keys();
  if (oldest !== undefined && read.size >= readMost) read.delete(oldest);
  read.set(text, data);
  return data;
}

/** The same object for as long as the text is the same. */
export function useUnpacked<Value>(text: Packed<Value>): Value {
  return useMemo(() => unpacked(text), [text]);
}
