import type { ProductItem } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormErrors } from '../../forms/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { setGiftCardTexts } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './editable-gift-card.module.css';
import { GiftCardTextFields } from './gift-card-text-fields.tsx';
import { giftCardTextsOf } from './gift-card-texts.ts';
import { useGiftCardForm } from './use-gift-card-form.tsx';

/** Form that changes the texts of a gift card. It receives the focus from the button that opened it. */
export default function GiftCardForm({ item, onClose }: { item: ProductItem; onClose(): void }) {
  const intl = useIntl();
  const update = useBasketMutation();
  const form = useGiftCardForm(giftCardTextsOf(item), async (texts) => {
    await update.mutateAsync(setGiftCardTexts(item.itemId, texts));
    onClose();
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('recipientName'), [setFocus]);
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit}
      noValidate
      aria-label={intl.formatMessage(
        { id: 'basket.gift-card.form', defaultMessage: 'Names and message on the {name}' },
        { name: item.productName },
      )}
    >
      <GiftCardTextFields form={form} />
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ cause }) => <Alert kind="error" role="alert" title={<BasketErrorMessage error={cause} />} />}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary" small busy={form.status === 'submitting'}>
          <FormattedMessage id="basket.gift-card.save" defaultMessage="Save" />
        </Button>
        <TextButton onClick={onClose}>
          <FormattedMessage id="basket.gift-card.cancel" defaultMessage="Cancel" />
        </TextButton>
      </div>
    </form>
  );
}
