import { FormattedMessage } from 'react-intl';

/** An order has one shipping address, so a card for someone else takes an order of its own. */
export default function GiftCardDelivery() {
  return (
    <p>
      <FormattedMessage
        id="product.gift-card.recipient"
        defaultMessage="A paper gift card, mailed to the shipping address of your order. To send it straight to someone, enter their name and address at checkout."
      />
    </p>
  );
}
