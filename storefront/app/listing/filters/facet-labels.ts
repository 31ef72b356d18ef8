/**
 * Localizes the labels of refinements and sorting options, which the search returns in the shop's default language. Only loaders use it, so
 * that its messages are not sent to the browser. Sizes and catalog names are already localized.
 */
import type { Currency, Refinement, SortingOption } from '@outfitter/contract/client';
import { defineMessages, type IntlShape } from 'react-intl';
import { attributeName, isKeyOf } from '../../platform/locale/attribute-names.ts';
import { toGrams, usesOunces } from '../../platform/locale/fabric-weight.ts';
import { isKnownSizeSystem, type LabeledRefinement } from './size-groups.ts';
import { storeFacet } from './store-facet.ts';

const colorMessages = defineMessages({
  black: { id: 'listing.facet.color.black', defaultMessage: 'Black' },
  grey: { id: 'listing.facet.color.grey', defaultMessage: 'Gray' },
  white: { id: 'listing.facet.color.white', defaultMessage: 'White' },
  brown: { id: 'listing.facet.color.brown', defaultMessage: 'Brown' },
  tan: { id: 'listing.facet.color.tan', defaultMessage: 'Tan' },
  red: { id: 'listing.facet.color.red', defaultMessage: 'Red' },
  orange: { id: 'listing.facet.color.orange', defaultMessage: 'Orange' },
  yellow: { id: 'listing.facet.color.yellow', defaultMessage: 'Yellow' },
  green: { id: 'listing.facet.color.green', defaultMessage: 'Green' },
  blue: { id: 'listing.facet.color.blue', defaultMessage: 'Blue' },
  purple: { id: 'listing.facet.color.purple', defaultMessage: 'Purple' },
  pink: { id: 'listing.facet.color.pink', defaultMessage: 'Pink' },
});

const sortMessages = defineMessages({
  'best-matches': { id: 'listing.facet.sort.best', defaultMessage: 'Best Matches' },
  'price-low-to-high': { id: 'listing.facet.sort.low', defaultMessage: 'Price Low To High' },
  'price-high-to-low': { id: 'listing.facet.sort.high', defaultMessage: 'Price High To Low' },
  'top-rated': { id: 'listing.facet.sort.rated', defaultMessage: 'Top Rated' },
  'new-arrivals': { id: 'listing.facet.sort.new', defaultMessage: 'New Arrivals' },
  'name-a-to-z': { id: 'listing.facet.sort.name', defaultMessage: 'Name A To Z' },
});

export function localizeSortingOptions(options: readonly { id: SortingOption; label: string }[], { formatMessage }: IntlShape) {
  return options.map(({ id }) => ({ id, label: formatMessage(sortMessages[id]) }));
}

export function localizeRefinement(refinement: Refinement, currency: Currency, intl: IntlShape): LabeledRefinement {
  const { attributeId, label, values } = refinement;
  return {
    ...refinement,
    label: attributeName(attributeId, label, intl),
    values: values.map((value) => ({
      ...value,
      label: valueLabel(attributeId, value, currency, intl),
      ...fullLabelOf(attributeId, value, intl),
    })),
  };
}

const inStockAt = (store: string, { formatMessage }: IntlShape) =>
  formatMessage({ id: 'listing.facet.in-stock-at', defaultMessage: 'In stock at {store}' }, { store });

/** Labels a value that its own label does not tell from others where its facet is not shown. */
function fullLabelOf(attributeId: string, value: Refinement['values'][number], intl: IntlShape): { fullLabel?: string } {
  const { label, presentationId, c_attributeLabel: attribute } = value;
  if (attributeId === storeFacet) return { fullLabel: inStockAt(label, intl) };
  if (presentationId === 'shoes') {
    return { fullLabel: intl.formatMessage({ id: 'listing.facet.shoe-size', defaultMessage: 'Shoe size {size}' }, { size: label }) };
  }
  if (presentationId === 'hats') {
    return { fullLabel: intl.formatMessage({ id: 'listing.facet.hat-size', defaultMessage: 'Hat size {size}' }, { size: label }) };
  }
  // Other values of the known size systems say what they are: "Small, 12–22 lb".
  if (attribute === undefined || isKnownSizeSystem(presentationId)) return {};
  return {
    fullLabel: intl.formatMessage({ id: 'listing.facet.named-value', defaultMessage: '{attribute} {value}' }, { attribute, value: label }),
  };
}

function valueLabel(attributeId: string, { value, label }: Refinement['values'][number], currency: Currency, intl: IntlShape): string {
  const { formatMessage } = intl;
  if (attributeId === 'color') return isKeyOf(value, colorMessages) ? formatMessage(colorMessages[value]) : label;
  if (attributeId === 'sale') return formatMessage({ id: 'listing.facet.on-sale', defaultMessage: 'On sale' });
  if (attributeId === 'new') return attributeName(attributeId, label, intl);
  if (attributeId === 'rating' && Number(value) > 0) {
    return formatMessage(
      { id: 'listing.facet.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}} and up' },
      { stars: Number(value) },
    );
  }
  // An address can select anything.
  const [, from = '', to = ''] = /^(\d+)-(\d*)$/.exec(value) ?? [];
  if (from === '') return label;
  if (attributeId === 'weight' && to !== '') return clothWeightLabel(Number(from), Number(to), intl);
  if (attributeId !== 'price') return label;
  const money = (amount: string) => intl.formatNumber(Number(amount), { style: 'currency', currency, maximumFractionDigits: 0 });
  if (to === '') return formatMessage({ id: 'listing.facet.price.from', defaultMessage: '{from} and up' }, { from: money(from) });
  if (from === '0') return formatMessage({ id: 'listing.facet.price.under', defaultMessage: 'Under {to}' }, { to: money(to) });
  return formatMessage({ id: 'listing.facet.price.range', defaultMessage: '{from} to {to}' }, { from: money(from), to: money(to) });
}

/** Formats a range of fabric weights; `from` and `to` are in oz/yd². */
function clothWeightLabel(from: number, to: number, { locale, formatMessage }: IntlShape): string {
  if (usesOunces(locale)) return formatMessage({ id: 'listing.facet.ounces', defaultMessage: '{from} to {to} oz' }, { from, to });
  return formatMessage({ id: 'listing.facet.grams', defaultMessage: '{from} to {to} g/m²' }, { from: toGrams(from), to: toGrams(to) });
}
