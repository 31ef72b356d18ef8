/** Loader data as JSON, because the router's own format is larger and slower (docs/decisions/0046-uncached-pages.md). */
import { useMemo } from 'react';
import type { PageContext } from './page-context.ts';

declare const type: unique symbol;
const data = Symbol('loader data');

/** Reference to an element of the document that contains the data. The router omits the symbol: the data itself never leaves the server. */
interface ElementReference {
  readonly element: string;
  readonly [data]?: unknown;
}

/** Loader data in an element of its own in a document; the response to a navigation in the browser contains it as text. */
export type SerializedLoaderData<Value> = (string | ElementReference) & { readonly [type]: Value };

/** Serializes loader data. Supports JSON types only, no dates or maps. The data must not change afterward. */
export function serializeLoaderData<Value>(value: Value, { dataElements }: Pick<PageContext, 'dataElements'>): SerializedLoaderData<Value> {
  if (!dataElements) return JSON.stringify(value) as SerializedLoaderData<Value>;
  const element = `loader-data-${dataElements.size}`;
  dataElements.set(element, value);
  return { element, [data]: value } satisfies ElementReference as unknown as SerializedLoaderData<Value>;
}

/** The last parsed texts, because several components parse the same one. */
const parsedTexts = new Map<string, unknown>();
const maxTexts = 4;
const parsedElements = new WeakMap<ElementReference, unknown>();

export function parseLoaderData<Value>(serialized: SerializedLoaderData<Value>): Value;
export function parseLoaderData(serialized: string | ElementReference): unknown {
  if (typeof serialized === 'string') return parseText(serialized);
  if (data in serialized) return serialized[data];
  const parsed =
    parsedElements.get(serialized) ?? JSON.parse(document.querySelector(`script#${serialized.element}`)?.textContent ?? 'null');
  parsedElements.set(serialized, parsed);
  return parsed;
}

function parseText(text: string): unknown {
  const cached = parsedTexts.get(text);
  if (cached !== undefined) return cached;
  const parsed = JSON.parse(text);
  const [oldest] = parsedTexts.keys();
  if (oldest !== undefined && parsedTexts.size >= maxTexts) parsedTexts.delete(oldest);
  parsedTexts.set(text, parsed);
  return parsed;
}

export function useParsedLoaderData<Value>(serialized: SerializedLoaderData<Value>): Value {
  return useMemo(() => parseLoaderData(serialized), [serialized]);
}
