import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as layoutStyles from '../ui/layout.module.css';

/**
 * States why a search has opened a product page. The link shows the results: a `refine` parameter prevents the redirect (SEARCH-008). It
 * names no filter, and has a value because the page cache ignores empty parameters.
 */
export function SingleResultNotice({ query }: { query: string }) {
  return (
    <div className={layoutStyles.container}>
      <Alert
        role="status"
        title={<FormattedMessage id="search.single" defaultMessage="Only one style matches “{query}”. This is it." values={{ query }} />}
      >
        <ActionLink to={`/search?${new URLSearchParams({ q: query, refine: 'all' })}`}>
          <FormattedMessage id="search.single.results" defaultMessage="Show it in search results" />
        </ActionLink>
      </Alert>
    </div>
  );
}
