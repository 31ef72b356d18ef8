import type { ListingQuery } from '../listing-query.ts';
import { Facet, type ToggleRefinement } from './facets.tsx';
import type { GroupedRefinement } from './size-groups.ts';
import { StoreChoice } from './store-choice.tsx';
import { storeFacet } from './store-facet.ts';

const initiallyOpenCount = 4;

export interface FacetListProps {
  query: ListingQuery;
  refinements: readonly GroupedRefinement[];
  onToggle: ToggleRefinement;
}

export function FacetList({ query, refinements, onToggle }: FacetListProps) {
  return refinements.map((refinement, index) => (
    <Facet key={refinement.attributeId} query={query} refinement={refinement} isOpen={index < initiallyOpenCount} onToggle={onToggle}>
      {refinement.attributeId === storeFacet ? <StoreChoice query={query} refinement={refinement} onToggle={onToggle} /> : null}
    </Facet>
  ));
}
