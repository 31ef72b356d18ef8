import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { type GiftCardItem, GiftCardTextFields, noGiftCardTexts, toGiftCardFields, useGiftCardForm } from '../../basket/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFormatShortPrice } from '../../ui/price.tsx';
import * as sizeGridStyles from '../../ui/size-grid.module.css';
import * as styles from './gift-card-fields.module.css';
import * as optionStyles from './variant-options.module.css';

export interface GiftCardFieldsProps extends GiftCardAmountsProps {
  onTexts(texts: GiftCardItem): void;
}

export default function GiftCardFields({ onTexts, ...amounts }: GiftCardFieldsProps) {
  // The button that adds the card to the cart sends the texts.
  const form = useGiftCardForm(noGiftCardTexts, async () => undefined);
  const { recipientName, senderName, message } = form.form.watch();
  useEffect(() => {
    onTexts(toGiftCardFields({ recipientName, senderName, message }));
  }, [recipientName, senderName, message, onTexts]);
  return (
    <>
      <GiftCardAmounts {...amounts} />
      <GiftCardTextFields form={form} />
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
  const formatShortPrice = useFormatShortPrice();
  return (
    <fieldset>
      <legend className={optionStyles.heading}>
        <FormattedMessage id="product.gift-card.amount" defaultMessage="Amount" />
      </legend>
      <div className={classNames(sizeGridStyles.sizeGrid, styles.amounts)}>
        {amounts.map((amount) => (
          <label key={amount} className={classNames(sizeGridStyles.size, amount === chosen && sizeGridStyles.selected)}>
            <input type="radio" className="visually-hidden" name="amount" checked={amount === chosen} onChange={() => onChoose(amount)} />
            {formatShortPrice(amount, currency)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
