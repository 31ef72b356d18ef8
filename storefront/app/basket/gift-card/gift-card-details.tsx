import { FormattedMessage } from 'react-intl';
import * as styles from './gift-card-details.module.css';
import type { GiftCardItem } from './gift-card-texts.ts';

export function GiftCardDetails({ item }: { item: GiftCardItem }) {
  const { c_giftCardRecipientName: recipient, c_giftCardSenderName: sender, c_giftCardMessage: message } = item;
  if (!recipient && !sender && !message) return null;
  return (
    <span className={`text-muted ${styles.root}`}>
      {recipient ? (
        <span>
          <FormattedMessage id="basket.gift-card.to" defaultMessage="To: {name}" values={{ name: recipient }} />
        </span>
      ) : null}
      {sender ? (
        <span>
          <FormattedMessage id="basket.gift-card.from" defaultMessage="From: {name}" values={{ name: sender }} />
        </span>
      ) : null}
      {message ? (
        <span className={styles.message}>
          <FormattedMessage id="basket.gift-card.quote" defaultMessage="“{message}”" values={{ message }} />
        </span>
      ) : null}
    </span>
  );
}
