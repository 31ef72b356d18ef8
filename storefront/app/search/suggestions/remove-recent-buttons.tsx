import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './remove-recent-buttons.module.css';

/** Returns the focus to the input, because the focused button disappears with its row. */
function returnFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const input = button.form?.elements.namedItem('q');
  if (document.activeElement === button && input instanceof HTMLElement) input.focus();
}

export function RemoveRecentButtons({ searches, onRemove }: { searches: readonly string[]; onRemove(query?: string): void }) {
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={`${styles.button} ${styles.removeAll}`}
        onClick={(event) => {
          returnFocus(event);
          onRemove();
        }}
      >
        <FormattedMessage id="search.suggest.remove-all" defaultMessage="Clear all" />
      </button>
      {searches.map((query) => (
        <button
          key={query}
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage({ id: 'search.suggest.remove', defaultMessage: 'Remove “{query}”' }, { query })}
          onClick={(event) => {
            returnFocus(event);
            onRemove(query);
          }}
        >
          <Icon name="cross" small />
        </button>
      ))}
    </div>
  );
}
