import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      heading={<FormattedMessage id="basket.empty" defaultMessage="Your cart is empty." />}
      action={
        <ButtonLink to="/best-sellers">
          <FormattedMessage id="basket.empty.action" defaultMessage="Shop best sellers" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="basket.empty.text" defaultMessage="Carts start empty. So did the barn." />
    </EmptyState>
  );
}
