import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { usePriceText } from '../../ui/price.tsx';

interface GiftCardAmountsProps {
  amounts: readonly number[];
  currency: string;
  chosen: number | undefined;
  onChoose(amount: number): void;
}

/** What a gift card is worth. */
export function GiftCardAmounts({ amounts, currency, chosen, onChoose }: GiftCardAmountsProps) {
  const priceText = usePriceText();
  return (
    <fieldset className="choice">
      <legend className="choice-head font-semibold">
        <FormattedMessage id="product.gift-card.amount" defaultMessage="Amount" />
      </legend>
      <div className="sizes">
        {amounts.map((amount) => (
          <label key={amount} className={classNames('size', amount === chosen && 'is-on')}>
            <input type="radio" className="sr-only" name="amount" checked={amount === chosen} onChange={() => onChoose(amount)} />
            {priceText(amount, currency).replace(/[.,]00(?=\D*$)/, '')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
