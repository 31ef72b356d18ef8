import type { ProductItem } from '@outfitter/contract/client';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { TextButton } from '../../ui/button.tsx';
import * as styles from './editable-gift-card.module.css';
import { GiftCardDetails } from './gift-card-details.tsx';
import { giftCardTextsOf } from './gift-card-texts.ts';

const loadForm = () => import('./gift-card-form.tsx');

/**
 * Shows the names and the message on a gift card in the cart, and opens the form that changes them. The code of the form loads on click.
 */
export function EditableGiftCard({ item }: { item: ProductItem }) {
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { Component: Form, isLoading, load } = useLazyComponent(loadForm, 'interaction');
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing && Form) return <Form item={item} onClose={() => setEditing(false)} />;
  const edit = () => {
    setEditing(true);
    load();
  };
  const { recipientName, senderName, message } = giftCardTextsOf(item);
  return (
    <div className={styles.root}>
      <GiftCardDetails item={item} />
      <TextButton ref={editButton} onClick={edit} aria-busy={(isEditing && isLoading) || undefined}>
        {recipientName || senderName || message ? (
          <FormattedMessage id="basket.gift-card.edit" defaultMessage="Edit names and message" />
        ) : (
          <FormattedMessage id="basket.gift-card.add" defaultMessage="Add names and a message" />
        )}
      </TextButton>
    </div>
  );
}
