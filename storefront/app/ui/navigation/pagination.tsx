import { FormattedMessage, useIntl } from 'react-intl';
import type { To } from 'react-router';
import { Link } from '../../platform/locale/navigation.tsx';
import * as chipStyles from '../chip.module.css';
import { Icon } from '../icon.tsx';
import * as styles from './pagination.module.css';
import { visiblePages } from './visible-pages.ts';

interface PaginationProps {
  label: string;
  current: number;
  count: number;
  pageUrl(page: number): To;
}

export function Pagination({ label, current, count, pageUrl }: PaginationProps) {
  const intl = useIntl();
  if (count < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ol>
        {current > 1 ? (
          <li>
            <Link className={chipStyles.chip} to={pageUrl(current - 1)} rel="prev">
              <Icon name="back" small />
              <FormattedMessage id="ui.pagination.previous" defaultMessage="Previous" />
            </Link>
          </li>
        ) : null}
        {visiblePages(current, count).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only in their position
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={page === current ? `${chipStyles.chip} ${chipStyles.selected}` : chipStyles.chip}
                to={pageUrl(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'ui.pagination.page', defaultMessage: 'Page {page}' }, { page })}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < count ? (
          <li>
            <Link className={chipStyles.chip} to={pageUrl(current + 1)} rel="next">
              <FormattedMessage id="ui.pagination.next" defaultMessage="Next" />
              <Icon name="next" small />
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
