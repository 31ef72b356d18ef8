import { FormattedMessage } from 'react-intl';
import { EmptyResults } from '../../listing/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import * as chipStyles from '../../ui/chip.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { EmptyResultsData } from './load-empty-results.ts';
import * as styles from './no-results.module.css';

const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

export function NoResults({ query, relaxedQueries, phrases }: EmptyResultsData & { query: string }) {
  return (
    <div className={styles.root}>
      <h1 className="visually-hidden">
        <FormattedMessage id="search.none.title" defaultMessage="No results" />
      </h1>
      <EmptyState
        heading={
          <span className={styles.query}>
            <FormattedMessage id="search.none" defaultMessage="No results for “{query}”." values={{ query }} />
          </span>
        }
        action={
          <ButtonLink to="/best-sellers">
            <FormattedMessage id="search.none.action" defaultMessage="Shop best sellers" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="search.none.text"
          defaultMessage="{words, plural, =1 {Try another word, or a style number.} other {Try fewer words, or a style number.}}"
          values={{ words: query.trim().split(/\s+/).length }}
        />
      </EmptyState>
      {relaxedQueries.length + phrases.length > 0 ? (
        <div className={styles.alternatives}>
          {relaxedQueries.length > 0 ? (
            <section>
              <h2 className="text-card">
                <FormattedMessage id="search.none.relaxed" defaultMessage="Results for part of your search" />
              </h2>
              <ul>
                {relaxedQueries.map(({ query: relaxedQuery, total }) => (
                  <li key={relaxedQuery}>
                    <Link className={`${chipStyles.chip} ${styles.chip}`} to={searchPath(relaxedQuery)}>
                      <FormattedMessage
                        id="search.none.partial"
                        defaultMessage="“{query}”: {total, plural, one {# style} other {# styles}}"
                        values={{ query: relaxedQuery, total }}
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {phrases.length > 0 ? (
            <section>
              <h2 className="text-card">
                <FormattedMessage id="search.none.popular" defaultMessage="Popular searches" />
              </h2>
              <ul>
                {phrases.map((phrase) => (
                  <li key={phrase}>
                    <Link className={`${chipStyles.chip} ${styles.chip}`} to={searchPath(phrase)}>
                      {phrase}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      ) : null}
      <EmptyResults />
    </div>
  );
}
