import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import * as chipStyles from '../ui/chip.module.css';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { EmptyResults } from './empty-results.tsx';
import { valueLabel } from './filters/facets.tsx';
import { clearRefinements, countRefinements, formatListingQuery, withoutRefinement } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';
import * as styles from './no-matching-products.module.css';

type NoMatchingProductsProps = Pick<ListingData, 'query' | 'refinements' | 'loosenedFilters'>;

/** Replaces the tiles of an empty listing. If filters excluded all products, it says which of them to remove. */
export function NoMatchingProducts({ query, refinements, loosenedFilters }: NoMatchingProductsProps) {
  if (countRefinements(query) === 0) {
    return (
      <>
        <EmptyState heading={<FormattedMessage id="listing.empty" defaultMessage="There’s nothing here right now." />}>
          <FormattedMessage id="listing.empty.text" defaultMessage="Everything here sold out. More is on the truck." />
        </EmptyState>
        <EmptyResults />
      </>
    );
  }
  return (
    <>
      <EmptyState
        heading={<FormattedMessage id="listing.no-match" defaultMessage="No styles match all of these filters." />}
        action={
          <ButtonLink to={{ search: formatListingQuery(clearRefinements(query)) }}>
            <FormattedMessage id="listing.no-match.clear" defaultMessage="Clear the filters" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="listing.no-match.text" defaultMessage="Remove a filter to see more." />
      </EmptyState>
      {loosenedFilters.length > 0 ? (
        <ul className={`${chipStyles.chipList} ${styles.loosened}`}>
          {loosenedFilters.map(({ attribute, total }) => (
            <li key={attribute}>
              <Link
                className={`${chipStyles.chip} ${styles.chip}`}
                to={{ search: formatListingQuery(withoutRefinement(query, attribute)) }}
                rel="nofollow"
                preventScrollReset
              >
                <FormattedMessage
                  id="listing.no-match.without"
                  defaultMessage="Without “{values}”: {total, plural, one {# style} other {# styles}}"
                  values={{
                    values: query.refinements[attribute]?.map((value) => valueLabel(refinements, attribute, value)).join(', '),
                    total,
                  }}
                />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
