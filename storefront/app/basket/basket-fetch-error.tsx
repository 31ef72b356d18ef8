import { FormattedMessage } from 'react-intl';
import { LoadError } from '../ui/feedback/load-error.tsx';

export function BasketFetchError({ onRetry }: { onRetry(): void }) {
  return (
    <LoadError title={<FormattedMessage id="basket.fetch-error" defaultMessage="We couldn’t load your cart." />} onRetry={onRetry}>
      <p>
        <FormattedMessage id="basket.fetch-error.text" defaultMessage="Nothing is lost. Check the connection and try again." />
      </p>
    </LoadError>
  );
}
