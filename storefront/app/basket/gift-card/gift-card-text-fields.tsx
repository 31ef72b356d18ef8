import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextAreaField, TextField } from '../../ui/forms/index.ts';
import * as styles from './gift-card-text-fields.module.css';
import { type GiftCardTexts, maxLength } from './gift-card-texts.ts';

interface GiftCardTextFieldsProps {
  ref?: Ref<HTMLDivElement>;
  texts: GiftCardTexts;
  onChange(texts: GiftCardTexts): void;
}

export function GiftCardTextFields({ ref, texts, onChange }: GiftCardTextFieldsProps) {
  const { recipientName, senderName, message } = texts;
  return (
    <div ref={ref} className={styles.fields}>
      <TextField
        label={<FormattedMessage id="basket.gift-card.recipient" defaultMessage="To" />}
        isOptional
        name="recipientName"
        autoComplete="off"
        maxLength={maxLength.name}
        value={recipientName}
        onChange={(event) => onChange({ ...texts, recipientName: event.target.value })}
      />
      <TextField
        label={<FormattedMessage id="basket.gift-card.sender" defaultMessage="From" />}
        isOptional
        name="senderName"
        autoComplete="off"
        maxLength={maxLength.name}
        value={senderName}
        onChange={(event) => onChange({ ...texts, senderName: event.target.value })}
      />
      <div className={styles.message}>
        <TextAreaField
          label={<FormattedMessage id="basket.gift-card.message" defaultMessage="Message" />}
          isOptional
          name="message"
          rows={2}
          maxLength={maxLength.message}
          value={message}
          onChange={(event) => onChange({ ...texts, message: event.target.value })}
          help={
            <FormattedMessage
              id="basket.gift-card.remaining"
              defaultMessage="{count, plural, one {# character} other {# characters}} left"
              values={{ count: maxLength.message - message.length }}
            />
          }
        />
      </div>
    </div>
  );
}
