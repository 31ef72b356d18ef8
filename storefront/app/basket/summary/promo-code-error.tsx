import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../basket-error.tsx';

export function PromoCodeErrorMessage({ error, code }: { error: unknown; code: string }) {
  return error instanceof CallError && error.type === 'InvalidCouponCodeException' ? (
    <FormattedMessage
      id="basket.promo.unknown"
      defaultMessage="We don’t recognize “{code}”. Check the letters and digits."
      values={{ code }}
    />
  ) : (
    <BasketErrorMessage error={error} />
  );
}
