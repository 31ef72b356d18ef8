import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../../basket/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

const loadError = new CallError(0, 'NetworkError', '');

/** Stands in for a step whose code is loading or could not be loaded. */
export function StepPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  if (!hasFailed) return <Spinner />;
  return (
    <Alert kind="error" role="alert" title={<BasketErrorMessage error={loadError} />}>
      <Button kind="secondary" small onClick={onRetry}>
        <FormattedMessage id="basket.try-again" defaultMessage="Try again" />
      </Button>
    </Alert>
  );
}
