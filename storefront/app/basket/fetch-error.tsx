import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as styles from './fetch-error.module.css';

export function BasketFetchError({ onRetry }: { onRetry(): void }) {
  return (
    <Alert kind="error" role="alert" title={<FormattedMessage id="basket.fetch-error" defaultMessage="We couldn’t load your cart." />}>
      <p>
        <FormattedMessage id="basket.fetch-error.text" defaultMessage="Nothing is lost. Check the connection and try again." />
      </p>
      <Button className={styles.retry} kind="secondary" small onClick={onRetry}>
        <FormattedMessage id="basket.try-again" defaultMessage="Try again" />
      </Button>
    </Alert>
  );
}
