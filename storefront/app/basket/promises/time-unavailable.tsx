import { FormattedMessage } from 'react-intl';

/** Stands for the date of a promise that has none (FULFIL-017). */
export function TimeUnavailable() {
  return (
    <span className="text-muted">
      <FormattedMessage id="basket.promise.undated" defaultMessage="Time Unavailable" />
    </span>
  );
}
