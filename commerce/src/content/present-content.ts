/** A live item as it is answered: links followed or kept, HTML cleaned once more. Pure. */
import type { ContentBody } from '@outfitter/contract';
import { schemaOf } from './check-content.ts';
import type { ItemName, LiveItem, Reached } from './queries.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { type ContentLink, linkSchema } from './schemas/fields.ts';

/** How deep items may stand inside of each other; what lies deeper is left out. */
export const deepestItem = 8;
/** Items that one answer shows, each as often as it is linked to: forty links to forty links to forty … are millions. */
export const mostItems = 1_000;

export function nameOf({ deliveryKey, id }: ItemName | Reached): string {
  return deliveryKey ?? id ?? '';
}

function linksIn(value: unknown): ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return schemaOf(value) === linkSchema ? [value as ContentLink] : Object.values(value).flatMap(linksIn);
}

/** Presents items out of those that were reached. All that one presenter presents counts against `mostItems`. */
export function createPresenter(reached: readonly Reached[], isInlined: boolean) {
  const known = new Map(reached.flatMap(({ item, ...name }) => (item ? [[nameOf(name as Reached), item] as const] : [])));
  let shownItems = 0;

  function shown(item: LiveItem, above: readonly string[]): ContentBody {
    shownItems += 1;
    return {
      _meta: { name: item.name, schema: item.schema, deliveryId: item.id, deliveryKey: item.deliveryKey },
      ...(resolve(item.body, [...above, item.id]) as Record<string, unknown>),
    };
  }

  function follow(link: ContentLink, above: readonly string[]): unknown {
    const item = known.get(nameOf(link));
    const isTooMuch = above.length >= deepestItem || shownItems >= mostItems;
    return item && !isTooMuch && !above.includes(item.id) ? shown(item, above) : undefined;
  }

  /** A value with its links resolved and its HTML cleaned; `undefined` where nothing is left of it. */
  function resolve(value: unknown, above: readonly string[], key = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, above)).filter((entry) => entry !== undefined);
    if (typeof value === 'string') return key === 'richText' || key === 'html' ? sanitiseHtml(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (schemaOf(value) === linkSchema) return isInlined ? follow(value as ContentLink, above) : value;
    const entries = Object.entries(value).map(([name, entry]) => [name, resolve(entry, above, name)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  return {
    /** An item that was asked for, with its languages and its place in a tree. `undefined` where nothing is live under the name. */
    asked(name: ItemName): ContentBody | undefined {
      const item = known.get(nameOf(name));
      if (!item) return undefined;
      const { _meta, ...body } = shown(item, []);
      const { isRoot = false, parentId } = item.hierarchy ?? {};
      const hierarchy = isRoot || parentId ? { hierarchy: { root: isRoot, ...(parentId ? { parentId } : {}) } } : {};
      return { ...body, _meta: { ..._meta, locales: item.locales, ...hierarchy } };
    },
    /** The items that links of the one asked for lead to, and theirs, each once, for those who follow links themselves. */
    linkedFrom(name: ItemName): ContentBody[] {
      const root = known.get(nameOf(name));
      const linked = new Set<LiveItem>(root ? [root] : []);
      // A set goes on through what is added while it is walked.
      for (const { body } of linked) {
        for (const item of linksIn(body).flatMap((link) => known.get(nameOf(link)) ?? [])) linked.add(item);
      }
      return [...linked].slice(1, mostItems).map((item) => shown(item, []));
    },
  };
}
