import { type ContentBody, type ContentLink, linkSchema } from '@outfitter/contract';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { schemaOf } from '../validation/validate-content.ts';
import type { ItemReference, LiveItem, ResolvedReference } from './resolve-items.ts';

/** Maximum depth; links below it are dropped. */
export const maxItemDepth = 8;
export const maxItems = 1_000;

export function referenceKey({ deliveryKey, id }: ItemReference | ResolvedReference): string {
  return deliveryKey ?? id ?? '';
}

function linksIn(value: unknown): ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return schemaOf(value) === linkSchema ? [value as ContentLink] : Object.values(value).flatMap(linksIn);
}

export interface PresenterOptions {
  isInlined: boolean;
  fill: (text: string) => string | undefined;
}

/** Creates a presenter. All items that it returns together count toward `maxItems`. */
export function createPresenter(reached: readonly ResolvedReference[], { isInlined, fill }: PresenterOptions) {
  const items = new Map(
    reached.flatMap(({ item, ...reference }) => (item ? [[referenceKey(reference as ResolvedReference), item] as const] : [])),
  );
  let itemCount = 0;

  function present(item: LiveItem, enclosing: readonly string[]): ContentBody {
    itemCount += 1;
    return {
      _meta: { name: item.name, schema: item.schema, deliveryId: item.id, deliveryKey: item.deliveryKey },
      ...(resolve(item.body, [...enclosing, item.id]) as Record<string, unknown>),
    };
  }

  function slotsOf({ body }: LiveItem): { slots?: string[] } {
    const entries: readonly unknown[] = Array.isArray(body.slotContent) ? body.slotContent : [];
    const links = entries.filter((entry) => schemaOf(entry) === linkSchema) as ContentLink[];
    const slots = links.flatMap((link) => items.get(referenceKey(link))?.id ?? link.id ?? []);
    return slots.length > 0 ? { slots } : {};
  }

  function presentLinked(link: ContentLink, enclosing: readonly string[]): unknown {
    const item = items.get(referenceKey(link));
    const isOverLimit = enclosing.length >= maxItemDepth || itemCount >= maxItems;
    return item && !isOverLimit && !enclosing.includes(item.id) ? present(item, enclosing) : undefined;
  }

  function resolveText(text: string, isHtml: boolean): string | undefined {
    const filled = fill(text);
    return filled !== undefined && isHtml ? sanitizeHtml(filled) : filled;
  }

  /** Resolves links and placeholders and sanitizes HTML within a value; `undefined` if nothing remains. */
  function resolve(value: unknown, enclosing: readonly string[], key = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, enclosing)).filter((entry) => entry !== undefined);
    if (typeof value === 'string') return resolveText(value, key === 'richText' || key === 'html');
    if (typeof value !== 'object' || value === null) return value;
    if (schemaOf(value) === linkSchema) return isInlined ? presentLinked(value as ContentLink, enclosing) : value;
    const entries = Object.entries(value).map(([name, entry]) => [name, resolve(entry, enclosing, name)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  return {
    requested(reference: ItemReference): ContentBody | undefined {
      const item = items.get(referenceKey(reference));
      if (!item) return undefined;
      const { _meta, ...body } = present(item, []);
      const { isRoot = false, parentId } = item.hierarchy ?? {};
      const hierarchy = isRoot || parentId ? { hierarchy: { root: isRoot, ...(parentId ? { parentId } : {}) } } : {};
      return { ...body, ...slotsOf(item), _meta: { ..._meta, locales: item.locales, ...hierarchy } };
    },
    /** Returns every item that a requested item links to, directly or indirectly, each once. */
    linkedFrom(reference: ItemReference): ContentBody[] {
      const root = items.get(referenceKey(reference));
      const linked = new Set<LiveItem>(root ? [root] : []);
      // The iteration includes items that it adds to the set.
      for (const { body } of linked) {
        for (const item of linksIn(body).flatMap((link) => items.get(referenceKey(link)) ?? [])) linked.add(item);
      }
      return [...linked].slice(1, maxItems).map((item) => present(item, []));
    },
  };
}
