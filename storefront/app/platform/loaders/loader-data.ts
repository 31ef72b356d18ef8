import { useMemo } from 'react';

declare const value: unique symbol;

/**
 * The data of a page as one JSON text. The router writes each name and value of a loader's answer on its own, by numbers that
 * hardly compress; as one text the data of a listing is half the bytes, and less work for the server and the browser.
 */
export type SerializedLoaderData<Value> = string & { readonly [value]: Value };

/** Plain data alone: what JSON does not know, a date or a map, does not come out as it went in. */
export function serializeLoaderData<Value>(data: Value): SerializedLoaderData<Value> {
  return JSON.stringify(data) as SerializedLoaderData<Value>;
}

/** What was read last, for what a page says of itself in its head is made of the same text as the page. */
const parsed = new Map<string, unknown>();
const maxParsed = 4;

/** The same object as long as its text was among the last that were read; it is nobody's to change. */
export function parseLoaderData<Value>(text: SerializedLoaderData<Value>): Value {
  const cached = parsed.get(text);
  if (cached !== undefined) return cached as Value;
  const data = JSON.parse(text);
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size >= maxParsed) parsed.delete(oldest);
  parsed.set(text, data);
  return data;
}

/** The same object for as long as the text is the same. */
export function useParsedLoaderData<Value>(text: SerializedLoaderData<Value>): Value {
  return useMemo(() => parseLoaderData(text), [text]);
}
