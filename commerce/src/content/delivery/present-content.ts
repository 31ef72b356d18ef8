/** Builds the delivered form of live items: resolves links and sanitizes the HTML again. Pure. */

import { type ContentBody, type ContentLink, linkSchema } from '@outfitter/contract';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { schemaOf } from '../validation/validate-content.ts';
import type { ItemReference, LiveItem, ResolvedReference } from './resolve-items.ts';

/** Maximum nesting of inlined items; deeper ones are dropped. */
export const maxItemDepth = 8;
/** Maximum number of items in a response, repetitions included: links to links multiply. */
export const maxItems = 1_000;

export function referenceKey({ deliveryKey, id }: ItemReference | ResolvedReference): string {
  return deliveryKey ?? id ?? '';
}

function linksIn(value: unknown): ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return schemaOf(value) === linkSchema ? [value as ContentLink] : Object.values(value).flatMap(linksIn);
}

/** Presents resolved items. Everything that one presenter returns counts against `maxItems`. */
export function createPresenter(reached: readonly ResolvedReference[], isInlined: boolean) {
  const known = new Map(reached.flatMap(({ item, ...name }) => (item ? [[referenceKey(name as ResolvedReference), item] as const] : [])));
  let shownItems = 0;

  function present(item: LiveItem, above: readonly string[]): ContentBody {
    shownItems += 1;
    return {
      _meta: { name: item.name, schema: item.schema, deliveryId: item.id, deliveryKey: item.deliveryKey },
      ...(resolve(item.body, [...above, item.id]) as Record<string, unknown>),
    };
  }

  function follow(link: ContentLink, above: readonly string[]): unknown {
    const item = known.get(referenceKey(link));
    const isTooMuch = above.length >= maxItemDepth || shownItems >= maxItems;
    return item && !isTooMuch && !above.includes(item.id) ? present(item, above) : undefined;
  }

  /** Resolves links and sanitizes HTML within a value; `undefined` if nothing remains. */
  function resolve(value: unknown, above: readonly string[], key = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, above)).filter((entry) => entry !== undefined);
    if (typeof value === 'string') return key === 'richText' || key === 'html' ? sanitizeHtml(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (schemaOf(value) === linkSchema) return isInlined ? follow(value as ContentLink, above) : value;
    const entries = Object.entries(value).map(([name, entry]) => [name, resolve(entry, above, name)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  return {
    /** A requested item with its locales and its position in the tree; `undefined` if nothing is live. */
    requested(name: ItemReference): ContentBody | undefined {
      const item = known.get(referenceKey(name));
      if (!item) return undefined;
      const { _meta, ...body } = present(item, []);
      const { isRoot = false, parentId } = item.hierarchy ?? {};
      const hierarchy = isRoot || parentId ? { hierarchy: { root: isRoot, ...(parentId ? { parentId } : {}) } } : {};
      return { ...body, _meta: { ..._meta, locales: item.locales, ...hierarchy } };
    },
    /** All items that a requested item links to, directly or not, each once. */
    linkedFrom(name: ItemReference): ContentBody[] {
      const root = known.get(referenceKey(name));
      const linked = new Set<LiveItem>(root ? [root] : []);
      // Iterating over a set includes items that are added meanwhile.
      for (const { body } of linked) {
        for (const item of linksIn(body).flatMap((link) => known.get(referenceKey(link)) ?? [])) linked.add(item);
      }
      return [...linked].slice(1, maxItems).map((item) => present(item, []));
    },
  };
}
