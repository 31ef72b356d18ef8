import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { useFormatPrice } from '../../ui/price.tsx';
import * as sizeGridStyles from '../../ui/size-grid.module.css';
import * as optionStyles from './variant-options.module.css';

export interface GiftCardFieldsProps extends GiftCardAmountsProps {
  message: string;
  onMessage(message: string): void;
}

export default function GiftCardFields({ message, onMessage, ...amounts }: GiftCardFieldsProps) {
  return (
    <>
      <GiftCardAmounts {...amounts} />
      <GiftCardMessage value={message} onChange={onMessage} />
      <GiftCardRecipient />
    </>
  );
}

interface GiftCardAmountsProps {
  amounts: readonly number[];
  currency: string;
  chosen: number | undefined;
  onChoose(amount: number): void;
}

function GiftCardAmounts({ amounts, currency, chosen, onChoose }: GiftCardAmountsProps) {
  const priceText = useFormatPrice();
  return (
    <fieldset>
      <legend className={optionStyles.heading}>
        <FormattedMessage id="product.gift-card.amount" defaultMessage="Amount" />
      </legend>
      <div className={sizeGridStyles.sizeGrid}>
        {amounts.map((amount) => (
          <label key={amount} className={classNames(sizeGridStyles.size, amount === chosen && sizeGridStyles.selected)}>
            <input type="radio" className="visually-hidden" name="amount" checked={amount === chosen} onChange={() => onChoose(amount)} />
            {priceText(amount, currency).replace(/[.,]00(?=\D*$)/, '')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const maxLength = 250;

function GiftCardMessage({ value, onChange }: { value: string; onChange(message: string): void }) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        <FormattedMessage id="product.gift-card.message" defaultMessage="Message" />
        <span className={fieldStyles.optional}>
          <FormattedMessage id="product.gift-card.optional" defaultMessage="optional" />
        </span>
      </label>
      <textarea
        id={id}
        className={fieldStyles.input}
        rows={2}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-room`}
      />
      <p className={fieldStyles.help} id={`${id}-room`}>
        <FormattedMessage
          id="product.gift-card.remaining"
          defaultMessage="{count, plural, one {# character} other {# characters}} left"
          values={{ count: maxLength - value.length }}
        />
      </p>
    </div>
  );
}

function GiftCardRecipient() {
  return (
    <p className="text-small text-muted">
      <FormattedMessage
        id="product.gift-card.recipient"
        defaultMessage="This is a paper gift card, mailed to the shipping address of your order. We don’t email gift cards yet. To send it straight to someone, enter their name and address at checkout."
      />
    </p>
  );
}
