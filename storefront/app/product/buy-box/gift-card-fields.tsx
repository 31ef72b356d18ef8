import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { usePriceText } from '../../ui/price.tsx';

interface GiftCardAmountsProps {
  amounts: readonly number[];
  currency: string;
  chosen: number | undefined;
  onChoose(amount: number): void;
}

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

const maxLength = 250;

export function GiftCardMessage({ value, onChange }: { value: string; onChange(message: string): void }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <FormattedMessage id="product.gift-card.message" defaultMessage="Message" />
        <span className="field-optional">
          <FormattedMessage id="product.gift-card.optional" defaultMessage="optional" />
        </span>
      </label>
      <textarea
        id={id}
        className="input message-text"
        rows={2}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-room`}
      />
      <p className="field-help" id={`${id}-room`}>
        <FormattedMessage
          id="product.gift-card.remaining"
          defaultMessage="{count, plural, one {# character} other {# characters}} left"
          values={{ count: maxLength - value.length }}
        />
      </p>
    </div>
  );
}
