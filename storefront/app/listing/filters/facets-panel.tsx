import type { FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { ActionLink } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { clearRefinements, countRefinements, formatListingQuery, type ListingQuery } from '../listing-query.ts';
import { Facet, type ToggleRefinement } from './facets.tsx';
import * as styles from './facets-panel.module.css';
import type { GroupedRefinement } from './size-groups.ts';
import { StoreChoice } from './store-choice.tsx';
import { storeFacet } from './store-facet.ts';

export const facetsId = 'filters';
const initiallyOpenCount = 4;

interface FacetsPanelProps {
  query: ListingQuery;
  refinements: readonly GroupedRefinement[];
  total: number;
  onToggle: ToggleRefinement;
}

/** A column from 1024 px, below that a popover that works without JavaScript. */
export function FacetsPanel({ query, refinements, total, onToggle }: FacetsPanelProps) {
  const intl = useIntl();
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    const isOpen = event.currentTarget.matches(':popover-open');
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.hidePopover();
  };
  return (
    <aside
      className={styles.root}
      id={facetsId}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'listing.filters', defaultMessage: 'Filters' })}
      onBlur={closeOnBlur}
    >
      <div className={`${styles.header} ${layoutStyles.hideOnDesktop}`}>
        <h2 className="text-card">
          <FormattedMessage id="listing.filter" defaultMessage="Filter" />
        </h2>
        <CloseButton
          popoverTarget={facetsId}
          popoverTargetAction="hide"
          label={intl.formatMessage({ id: 'listing.filters.close', defaultMessage: 'Close the filters' })}
        />
      </div>
      <h2 className={`visually-hidden ${layoutStyles.desktopOnly}`}>
        <FormattedMessage id="listing.filters" defaultMessage="Filters" />
      </h2>
      <div className={styles.facets}>
        {refinements.map((refinement, index) => (
          <Facet key={refinement.attributeId} query={query} refinement={refinement} isOpen={index < initiallyOpenCount} onToggle={onToggle}>
            {refinement.attributeId === storeFacet ? <StoreChoice query={query} refinement={refinement} onToggle={onToggle} /> : null}
          </Facet>
        ))}
      </div>
      <div className={`${styles.footer} ${layoutStyles.hideOnDesktop}`}>
        {countRefinements(query) > 0 ? (
          <ActionLink to={{ search: formatListingQuery(clearRefinements(query)) }} preventScrollReset>
            <FormattedMessage id="listing.clear" defaultMessage="Clear all" />
          </ActionLink>
        ) : null}
        <button type="button" className={`${buttonStyles.button} ${styles.showButton}`} popoverTarget={facetsId} popoverTargetAction="hide">
          <FormattedMessage
            id="listing.filters.show"
            defaultMessage="Show {total, plural, one {# style} other {# styles}}"
            values={{ total }}
          />
        </button>
      </div>
    </aside>
  );
}
