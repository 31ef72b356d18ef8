import type { Shipment } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import * as styles from './gift-notice.module.css';

export type GiftShipment = Pick<Shipment, 'gift' | 'giftMessage'>;

/** Says that the packing slip of a gift has no prices, and shows its message. Renders nothing for a shipment that is not a gift. */
export function GiftNotice({ shipment }: { shipment: GiftShipment | undefined }) {
  if (!shipment?.gift) return null;
  return (
    <div className={styles.note}>
      <p data-not-for-recipient="">
        <FormattedMessage
          id="basket.gift.note"
          defaultMessage="<b>Gift.</b> The packing slip shows no prices."
          values={{ b: (chunks) => <b>{chunks}</b> }}
        />
      </p>
      {shipment.giftMessage ? <blockquote className={styles.message}>{shipment.giftMessage}</blockquote> : null}
    </div>
  );
}
