import { FormattedMessage } from 'react-intl';

/** States that a card for someone else takes an order of its own, because an order has one shipping address. */
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
