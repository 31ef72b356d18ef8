import { maxGiftMessageLength, type Shipment } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckField, TextAreaField } from '../../ui/forms/index.ts';
import { BasketErrorMessage } from '../basket-error.tsx';
import * as styles from './gift-options.module.css';
import { useGift } from './use-gift.ts';

/** Marks the shipment as a gift: its packing slip has no prices, and carries a message. */
export function GiftOptions({ shipment }: { shipment: Shipment | undefined }) {
  const { isGift, message, error, choose, write, finish } = useGift(shipment);
  return (
    <div className={styles.options} data-screen-only="">
      <CheckField
        label={<FormattedMessage id="basket.gift" defaultMessage="This is a gift. Leave prices off the packing slip." />}
        checked={isGift}
        onChange={({ target }) => choose(target.checked)}
      />
      {isGift ? (
        <TextAreaField
          name="giftMessage"
          label={<FormattedMessage id="basket.gift.message" defaultMessage="Gift message" />}
          help={
            <FormattedMessage
              id="basket.gift.message-help"
              defaultMessage="Printed on the packing slip. {count, plural, one {# character} other {# characters}} left."
              values={{ count: maxGiftMessageLength - message.length }}
            />
          }
          isOptional
          rows={3}
          maxLength={maxGiftMessageLength}
          value={message}
          onChange={({ target }) => write(target.value)}
          onBlur={finish}
        />
      ) : null}
      {error ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={error} />} /> : null}
    </div>
  );
}
