import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { BasketErrorMessage } from './basket-error.tsx';

const networkError = new CallError(0, 'NetworkError', '');

interface LoadErrorProps {
  onRetry(): void;
  /** Omitted within a region that announces inserted content. */
  role?: 'alert';
}

export function LoadError({ onRetry, role }: LoadErrorProps) {
  return (
    <Alert kind="error" {...(role ? { role } : {})} title={<BasketErrorMessage error={networkError} />}>
      <Button kind="secondary" small onClick={onRetry}>
        <FormattedMessage id="basket.try-again" defaultMessage="Try again" />
      </Button>
    </Alert>
  );
}
