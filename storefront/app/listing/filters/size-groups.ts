/** Groups the values of the size filter: a department has letters, numbers, shoe sizes and dog sizes in one filter. */
import type { Refinement } from '@outfitter/contract/client';
import { defineMessages, type IntlShape } from 'react-intl';
import { isKeyOf } from '../../platform/locale/attribute-names.ts';
import type { Refinements } from '../listing-query.ts';

type Value = Refinement['values'][number];

/** A refinement without the fields from which its headings and labels are made. */
export interface GroupedRefinement extends Omit<Refinement, 'values'> {
  values: (Omit<Value, 'presentationId' | 'c_attributeLabel'> & {
    heading?: string;
    /** Label of the value where its facet is not shown, if it differs. */
    fullLabel?: string;
  })[];
}

/** A value with its full label, before it is grouped. */
export type LabeledRefinement = Omit<Refinement, 'values'> & { values: (Value & { fullLabel?: string })[] };

/** Headings of the size systems that the storefront knows, in the order in which they are shown. */
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
});

export const isKnownSizeSystem = (id: string | undefined): boolean => id !== undefined && Object.hasOwn(headings, id);

/** Returns the id of a value's group; empty for sizes of which the catalog says nothing. */
const groupOf = ({ presentationId, c_attributeLabel }: Value): string => presentationId ?? c_attributeLabel ?? '';

/** Sizes without a group need no heading below that of the filter, so they come first. */
const groupOrder = ['', ...Object.keys(headings)];

/**
 * Sorts sizes by group and marks where each group starts. Sizes of one group need no heading. A group that the storefront does not know has
 * the name that the catalog gives its attribute.
 */
export function groupSizes(
  { values, ...refinement }: LabeledRefinement,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): GroupedRefinement {
  const byGroup = Map.groupBy(values, groupOf);
  const groups = [...new Set([...groupOrder.filter((group) => byGroup.has(group)), ...byGroup.keys()])];
  const headingOf = (group: string, label = refinement.label) => (isKeyOf(group, headings) ? formatMessage(headings[group]) : label);
  return {
    ...refinement,
    values: groups.flatMap((group) =>
      (byGroup.get(group) ?? []).map(({ presentationId: _, c_attributeLabel: attributeLabel, ...value }, index) =>
        groups.length > 1 && group !== '' && index === 0 ? { ...value, heading: headingOf(group, attributeLabel) } : value,
      ),
    ),
  };
}

/** Share of the results below which a group of sizes is left out of a search, which may also find a dog coat lined with flannel. */
const minShare = 0.1;

export function omitUnusualSizes<Sizes extends Refinement>(refinement: Sizes, total: number, selected: Refinements): Sizes {
  if (refinement.attributeId !== 'size') return refinement;
  const byGroup = Map.groupBy(refinement.values, groupOf);
  const isUsual = (group: string) =>
    (byGroup.get(group) ?? []).some(({ value, hitCount }) => hitCount >= total * minShare || selected.size?.includes(value));
  return { ...refinement, values: refinement.values.filter((value) => isUsual(groupOf(value))) };
}
