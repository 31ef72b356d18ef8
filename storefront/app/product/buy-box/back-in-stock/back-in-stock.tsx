import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../../platform/lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

const loadForm = () => import('./back-in-stock-form.tsx');

export function BackInStock({ productId }: { productId: string }) {
  const { Component: Form, isLoading, hasFailed, load } = useLazyComponent(loadForm, 'interaction');
  if (Form) return <Form key={productId} productId={productId} />;
  return (
    <>
      <Button kind="secondary" wide busy={isLoading} onClick={load}>
        <FormattedMessage id="product.back-in-stock" defaultMessage="Tell me when it’s back" />
      </Button>
      {hasFailed ? (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="product.load-failed" defaultMessage="That did not open. Check the connection and press again." />}
        />
      ) : null}
    </>
  );
}
