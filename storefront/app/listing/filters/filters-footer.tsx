import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { ActionLink } from '../../ui/button.tsx';
import { clearRefinements, countRefinements, formatListingQuery, type ListingQuery } from '../listing-query.ts';
import * as styles from './filters-footer.module.css';

interface FiltersFooterProps {
  query: ListingQuery;
  total: number;
  button: Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
}

export function FiltersFooter({ query, total, button }: FiltersFooterProps) {
  return (
    <div className={styles.root}>
      {countRefinements(query) > 0 ? (
        <ActionLink to={{ search: formatListingQuery(clearRefinements(query)) }} preventScrollReset>
          <FormattedMessage id="listing.clear" defaultMessage="Clear all" />
        </ActionLink>
      ) : null}
      <button type="button" className={`${buttonStyles.button} ${styles.showButton}`} {...button}>
        <FormattedMessage
          id="listing.filters.show"
          defaultMessage="Show {total, plural, one {# style} other {# styles}}"
          values={{ total }}
        />
      </button>
    </div>
  );
}
