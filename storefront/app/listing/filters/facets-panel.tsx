import { type FocusEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseButton } from '../../ui/close-button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { FacetList, type FacetListProps } from './facet-list.tsx';
import * as styles from './facets-panel.module.css';
import { FiltersFooter } from './filters-footer.tsx';

export const facetsId = 'filters';

interface FacetsPanelProps extends FacetListProps {
  total: number;
  /** Called if the panel was opened as a popover before the page was hydrated; it is closed then. */
  onOpenedEarly(): void;
}

/**
 * Renders the filters as a column from 1024 px, and below that as a popover that works without JavaScript; with it, the button opens
 * `FiltersDialog` instead.
 */
export function FacetsPanel({ total, onOpenedEarly, ...list }: FacetsPanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  const onEarly = useRef(onOpenedEarly);
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return;
    panel.current.hidePopover();
    onEarly.current();
  }, []);
  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    const isOpen = event.currentTarget.matches(':popover-open');
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.hidePopover();
  };
  return (
    <aside
      ref={panel}
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
        <FacetList {...list} />
      </div>
      <div className={`${styles.footer} ${layoutStyles.hideOnDesktop}`}>
        <FiltersFooter query={list.query} total={total} button={{ popoverTarget: facetsId, popoverTargetAction: 'hide' }} />
      </div>
    </aside>
  );
}
