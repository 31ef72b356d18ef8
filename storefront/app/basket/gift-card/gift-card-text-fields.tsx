import { FormattedMessage } from 'react-intl';
import type { ValidatedForm } from '../../forms/index.ts';
import { TextAreaField, TextField } from '../../ui/forms/index.ts';
import * as styles from './gift-card-text-fields.module.css';
import { type GiftCardTexts, maxLength } from './gift-card-texts.ts';

export function GiftCardTextFields({ form: { field, form } }: { form: Pick<ValidatedForm<GiftCardTexts>, 'field' | 'form'> }) {
  const message = form.watch('message');
  return (
    <div className={styles.fields}>
      <TextField
        {...field('recipientName')}
        label={<FormattedMessage id="basket.gift-card.recipient" defaultMessage="To" />}
        isOptional
        autoComplete="off"
        maxLength={maxLength.recipientName}
      />
      <TextField
        {...field('senderName')}
        label={<FormattedMessage id="basket.gift-card.sender" defaultMessage="From" />}
        isOptional
        autoComplete="off"
        maxLength={maxLength.senderName}
      />
      <div className={styles.message}>
        <TextAreaField
          {...field('message')}
          label={<FormattedMessage id="basket.gift-card.message" defaultMessage="Message" />}
          isOptional
          rows={2}
          maxLength={maxLength.message}
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
