import { useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as chipStyles from '../../ui/chip.module.css';
import { formatListingQuery, type ListingQuery, toggleRefinement } from '../listing-query.ts';
import * as styles from './promoted-filters.module.css';
import { promotedValues } from './promoted-values.ts';
import { mainSizeAttributes } from './size-attributes.ts';
import type { GroupedRefinement } from './size-groups.ts';
import { storeFacet } from './store-facet.ts';
import { useChosenStoreValue } from './use-chosen-store-value.ts';

interface PromotedFiltersProps {
  query: ListingQuery;
  refinements: readonly GroupedRefinement[];
  total: number;
}

/** Renders frequent filters in one row above the products, which scrolls where it is wider than the screen. */
export function PromotedFilters({ query, refinements, total }: PromotedFiltersProps) {
  const intl = useIntl();
  const stores = refinements.find(({ attributeId }) => attributeId === storeFacet);
  // Last, so that no other filter moves when the browser adds it.
  const promoted = [...promotedValues(refinements, total, query.refinements), ...useChosenStoreValue(query, stores)];
  // An empty row reserves space for the filter that the browser may add.
  if (promoted.length === 0) return stores ? <div className={styles.root} /> : null;
  return (
    <ul className={styles.root} aria-label={intl.formatMessage({ id: 'listing.promoted', defaultMessage: 'Popular filters' })}>
      {promoted.map(({ refinement: { attributeId, label, single }, value }) => (
        <li key={`${attributeId}:${value.value}`}>
          <Link
            className={`${chipStyles.chip} ${chipStyles.suggested}`}
            to={{ search: formatListingQuery(toggleRefinement(query, attributeId, value.value, single)) }}
            rel="nofollow"
            preventScrollReset
          >
            {value.fullLabel ?? (mainSizeAttributes.includes(attributeId) ? `${label} ${value.label}` : value.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
