import { FormattedMessage } from 'react-intl';
import { useChosenStore, useStoreDialog } from '../../stores/index.ts';
import { TextButton } from '../../ui/button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import type { ListingQuery } from '../listing-query.ts';
import type { ToggleRefinement } from './facets.tsx';
import type { GroupedRefinement } from './size-groups.ts';

interface StoreChoiceProps {
  query: ListingQuery;
  refinement: GroupedRefinement;
  onToggle: ToggleRefinement;
}

export function StoreChoice({ query, refinement, onToggle }: StoreChoiceProps) {
  const { store } = useChosenStore();
  const { open, isLoading, dialog } = useStoreDialog({
    onChoose({ ID }) {
      if (!query.refinements[refinement.attributeId]?.includes(ID)) onToggle(refinement, ID);
    },
  });
  return (
    <div className={layoutStyles.requiresScript}>
      <TextButton onClick={open} aria-busy={isLoading || undefined}>
        {store ? (
          <FormattedMessage id="listing.store.change" defaultMessage="Choose another store" />
        ) : (
          <FormattedMessage id="listing.store.choose" defaultMessage="Choose a store" />
        )}
      </TextButton>
      {dialog}
    </div>
  );
}
