import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { Icon } from '../ui/icon.tsx';
import { facetsId } from './filters/facets-panel.tsx';
import { countRefinements, formatListingQuery } from './listing-query.ts';
import * as styles from './listing-toolbar.module.css';
import type { ListingData } from './load-listing.ts';

type ListingToolbarProps = Pick<ListingData, 'query' | 'total' | 'sorts'> & { hasFilters: boolean; onOpenFilters(): void };

export function ListingToolbar({ query, total, sorts, hasFilters, onOpenFilters }: ListingToolbarProps) {
  const filters = countRefinements(query);
  return (
    <div className={styles.root}>
      {hasFilters ? (
        <Button
          kind="secondary"
          small
          className={styles.filterButton}
          aria-haspopup="dialog"
          popoverTarget={facetsId}
          onClick={(event) => {
            // The popover is for pages without JavaScript.
            event.preventDefault();
            onOpenFilters();
          }}
        >
          <Icon name="filter" small />
          <FormattedMessage
            id="listing.filter.button"
            defaultMessage="{filters, plural, =0 {Filter} other {Filter (#)}}"
            values={{ filters }}
          />
        </Button>
      ) : null}
      <p className={styles.count} role="status">
        <FormattedMessage
          id="listing.count"
          defaultMessage="{total, plural, one {<b>#</b> style} other {<b>#</b> styles}}"
          values={{
            total,
            b: (chunks) => <b className="tabular-figures">{chunks}</b>,
          }}
        />
      </p>
      <SortSelect query={query} sorts={sorts} />
    </div>
  );
}

function SortSelect({ query, sorts }: Pick<ListingData, 'query' | 'sorts'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(formatListingQuery({ ...query, sort: 'best-matches', page: 1 }));
  return (
    <Form className={styles.sort}>
      {[...parameters].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <select
        className={fieldStyles.input}
        name="sort"
        aria-label={intl.formatMessage({ id: 'listing.sort', defaultMessage: 'Sort' })}
        value={query.sort}
        onChange={(event) => {
          const sort = sorts.find(({ id }) => id === event.target.value)?.id ?? query.sort;
          void navigate({ search: formatListingQuery({ ...query, sort, page: 1 }) }, { preventScrollReset: true });
        }}
      >
        {sorts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${styles.sortButton}`}>
          {intl.formatMessage({ id: 'listing.sort.submit', defaultMessage: 'Sort' })}
        </button>
      </noscript>
    </Form>
  );
}
