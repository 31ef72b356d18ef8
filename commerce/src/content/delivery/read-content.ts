import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { contentKey } from '../surrogate-keys.ts';
import { createPresenter, maxItemDepth, referenceKey } from './present-content.ts';
import { type ItemReference, type ReadOptions, type ResolvedReference, resolveItems } from './resolve-items.ts';

/** What becomes of the items that links lead to: they take the links' place, stand beside, or are left alone. */
export type LinkFormat = 'inlined' | 'beside' | 'left';

export interface DeliveredContent {
  content: ContentBody;
  linkedContent?: ContentBody[];
}

/** What an answer was made from. */
export interface ResponseDependencies {
  /** Surrogate keys of what it shows, and of what it would show if it were there. */
  dependsOn: string[];
  /** When the first of these starts or ends. */
  until: Date | undefined;
}

export interface ReadContentResult extends ResponseDependencies {
  /** In the order of the names; `undefined` where nothing is live under one. */
  answers: (DeliveredContent | undefined)[];
}

/**
 * The content live under each name at a moment. Linked items come inline, whatever order they are kept in; a link that
 * leads nowhere, too deep, or back to an item that it stands in, is left out. One statement at any depth.
 */
export async function readContent(
  queryable: Queryable,
  names: readonly ItemReference[],
  links: LinkFormat,
  reading: ReadOptions,
): Promise<ReadContentResult> {
  const { reached, until } = await resolveItems(queryable, names, links === 'left' ? 0 : maxItemDepth - 1, reading);
  const presenter = createPresenter(reached, links === 'inlined');
  const answers = names.map((name) => {
    const content = presenter.requested(name);
    if (!content) return undefined;
    return links === 'beside' ? { content, linkedContent: presenter.linkedFrom(name) } : { content };
  });
  const keys = reached.flatMap(({ item, ...name }) => [
    referenceKey(name as ResolvedReference),
    ...(item ? [item.id, item.deliveryKey] : []),
  ]);
  return { answers, until, dependsOn: [...new Set(keys)].map(contentKey) };
}
