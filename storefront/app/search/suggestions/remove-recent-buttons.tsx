import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

/** A button that goes with what it takes away hands the focus back to the input. */
function returnFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const input = button.form?.elements.namedItem('q');
  if (document.activeElement === button && input instanceof HTMLElement) input.focus();
}

/** Beside the recent searches, row by row: takes one off the list, or all of them from the head of it. */
export function RemoveRecentButtons({ searches, onRemove }: { searches: readonly string[]; onRemove(words?: string): void }) {
  const intl = useIntl();
  return (
    <div className="suggest-forget">
      <button
        type="button"
        className="suggest-forget-all"
        onClick={(event) => {
          returnFocus(event);
          onRemove();
        }}
      >
        <FormattedMessage id="search.suggest.forget-all" defaultMessage="Forget all" />
      </button>
      {searches.map((words) => (
        <button
          key={words}
          type="button"
          aria-label={intl.formatMessage({ id: 'search.suggest.forget', defaultMessage: 'Forget “{words}”' }, { words })}
          onClick={(event) => {
            returnFocus(event);
            onRemove(words);
          }}
        >
          <Icon name="cross" small />
        </button>
      ))}
    </div>
  );
}
