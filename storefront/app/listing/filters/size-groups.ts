/** Groups the values of the size filter by kind: a department has letters, numbers, shoe widths and dog sizes in one filter. */
import type { Refinement } from '@outfitter/contract/client';
import { defineMessages, type IntlShape } from 'react-intl';
import type { Refinements } from '../listing-query.ts';

export interface GroupedRefinement extends Omit<Refinement, 'values'> {
  values: (Refinement['values'][number] & {
    heading?: string;
    /** Label of the value where its facet is not shown, if it differs. */
    fullLabel?: string;
  })[];
}

const kinds = ['letters', 'numbers', 'shoes', 'children', 'hats', 'socks', 'dogs', 'collars', 'lengths', 'other'] as const;
export type SizeKind = (typeof kinds)[number];

const headings = defineMessages({
  letters: { id: 'listing.sizes.letters', defaultMessage: 'Letter sizes' },
  numbers: { id: 'listing.sizes.numbers', defaultMessage: 'Number sizes' },
  shoes: { id: 'listing.sizes.shoes', defaultMessage: 'Shoe sizes' },
  children: { id: 'listing.sizes.children', defaultMessage: 'Children' },
  hats: { id: 'listing.sizes.hats', defaultMessage: 'Hats' },
  socks: { id: 'listing.sizes.socks', defaultMessage: 'Socks, by shoe size' },
  dogs: { id: 'listing.sizes.dogs', defaultMessage: 'Dogs, by weight' },
  collars: { id: 'listing.sizes.collars', defaultMessage: 'Dogs, by neck' },
  lengths: { id: 'listing.sizes.lengths', defaultMessage: 'Lengths' },
  other: { id: 'listing.sizes.other', defaultMessage: 'Other sizes' },
});

const patterns: readonly (readonly [SizeKind, RegExp])[] = [
  ['shoes', /^Shoe size /],
  ['letters', /^(?:\d?X{0,3}[SML]|[1-9]X)(?:–\d?X*[SML])?$/],
  ['numbers', /^\d+(?:\.5)?$/],
  ['children', /^\d+[MTCY]$|\byears$/],
  ['hats', /^Hat size |^\d?[⅛¼⅜½⅝¾⅞]$/],
  ['socks', /\bshoe \d/],
  ['dogs', /\d lb$/],
  ['collars', /\d in\.$/],
  ['lengths', /\d ft$/],
];

export function sizeKind(value: string): SizeKind {
  return patterns.find(([, pattern]) => pattern.test(value))?.[0] ?? 'other';
}

/** Sorts sizes by kind and marks where each kind starts. Sizes of one kind only need no heading. */
export function groupSizes(refinement: Refinement, { formatMessage }: Pick<IntlShape, 'formatMessage'>): GroupedRefinement {
  if (refinement.attributeId !== 'size') return refinement;
  const byKind = Map.groupBy(refinement.values, ({ value }) => sizeKind(value));
  if (byKind.size < 2) return refinement;
  const values = kinds.flatMap((kind) =>
    (byKind.get(kind) ?? []).map((value, index) => (index === 0 ? { ...value, heading: formatMessage(headings[kind]) } : value)),
  );
  return { ...refinement, values };
}

/** Share of the results below which a kind of size is left out of a search, which may also find a dog coat lined with flannel. */
const minShare = 0.1;

export function omitUnusualSizes(refinement: Refinement, total: number, selected: Refinements): Refinement {
  if (refinement.attributeId !== 'size') return refinement;
  const byKind = Map.groupBy(refinement.values, ({ value }) => sizeKind(value));
  const isUsual = (kind: SizeKind) =>
    (byKind.get(kind) ?? []).some(({ value, hitCount }) => hitCount >= total * minShare || selected.size?.includes(value));
  return { ...refinement, values: refinement.values.filter(({ value }) => isUsual(sizeKind(value))) };
}
