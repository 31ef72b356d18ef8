import { Link } from '../../platform/locale/navigation.tsx';
import { useChosenStore } from '../../stores/index.ts';
import * as chipStyles from '../../ui/chip.module.css';
import { formatListingQuery, type ListingQuery, toggleRefinement } from '../listing-query.ts';
import type { GroupedRefinement } from './size-groups.ts';

/** "In stock at Tower", if that is the shopper's store and has some of the results. The browser adds it: the page is the same for everyone. */
export function ChosenStoreChip({ query, refinement }: { query: ListingQuery; refinement: GroupedRefinement }) {
  const { store } = useChosenStore();
  const { attributeId, single, values } = refinement;
  const value = values.find((candidate) => candidate.value === store?.ID && candidate.hitCount > 0);
  if (!value || query.refinements[attributeId]?.includes(value.value)) return null;
  return (
    <Link
      className={`${chipStyles.chip} ${chipStyles.suggested}`}
      to={{ search: formatListingQuery(toggleRefinement(query, attributeId, value.value, single)) }}
      rel="nofollow"
      preventScrollReset
    >
      {value.fullLabel ?? value.label}
    </Link>
  );
}
