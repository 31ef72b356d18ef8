import type { ProductItem } from '@outfitter/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { setGiftCardTexts } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './editable-gift-card.module.css';
import { GiftCardTextFields } from './gift-card-text-fields.tsx';
import { giftCardTextsOf } from './gift-card-texts.ts';

/** Form that changes the texts of a gift card. It receives the focus from the button that opened it. */
export default function GiftCardForm({ item, onClose }: { item: ProductItem; onClose(): void }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(() => giftCardTextsOf(item));
  const update = useBasketMutation();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending) update.mutate(setGiftCardTexts(item.itemId, texts), { onSuccess: onClose });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={intl.formatMessage(
        { id: 'basket.gift-card.form', defaultMessage: 'Names and message on the {name}' },
        { name: item.productName },
      )}
    >
      <GiftCardTextFields texts={texts} onChange={setTexts} />
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary" small busy={update.isPending}>
          <FormattedMessage id="basket.gift-card.save" defaultMessage="Save" />
        </Button>
        <TextButton onClick={onClose}>
          <FormattedMessage id="basket.gift-card.cancel" defaultMessage="Cancel" />
        </TextButton>
      </div>
    </form>
  );
}
