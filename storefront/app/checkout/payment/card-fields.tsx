import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ValidatedForm } from '../../forms/index.ts';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatExpiry } from './card-expiry.ts';
import * as styles from './card-fields.module.css';
import { brandOf, caretPosition, digitsOf, formatCardNumber } from './card-number.ts';
import type { CardValues } from './payment-schema.ts';
import { formatSecurityCode, securityCodeLength } from './security-code.ts';

/** Formats the text of a field while it is typed. The caret stays behind the same digit. */
function reformatInput(input: HTMLInputElement, format: (typed: string) => string): void {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const isAtEnd = input.selectionStart === input.value.length;
  const shown = format(input.value);
  if (shown === input.value) return;
  input.value = shown;
  const caret = isAtEnd ? shown.length : caretPosition(shown, digitsBefore);
  input.setSelectionRange(caret, caret);
}

type CardForm<Values extends CardValues> = Pick<ValidatedForm<Values>, 'form' | 'field'>;

function bindDigits({ field }: CardForm<CardValues>, name: keyof CardValues, format: (typed: string) => string) {
  const { onChange, ...props } = field(name);
  return {
    ...props,
    inputMode: 'numeric' as const,
    isRequired: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      reformatInput(event.target, format);
      return onChange(event);
    },
  };
}

// A slash that was just deleted must not reappear.
const formatTypedExpiry = (typed: string) => (/^\d{2}$/.test(typed) ? typed : formatExpiry(typed));

export function CardFields<Values extends CardValues>({ form }: { form: CardForm<Values> }) {
  // Every form with a card has at least these fields.
  const cardForm = form as unknown as CardForm<CardValues>;
  const brand = brandOf(cardForm.form.watch('cardNumber'));
  return (
    <div className={fieldStyles.fields}>
      <TextField
        {...bindDigits(cardForm, 'cardNumber', formatCardNumber)}
        label={<FormattedMessage id="checkout.card-number" defaultMessage="Card number" />}
        autoComplete="cc-number"
        end={brand ? <span className="text-label">{brand.name}</span> : undefined}
      />
      <div className={`${fieldStyles.fields} ${fieldStyles.twoColumns}`}>
        <TextField
          {...bindDigits(cardForm, 'expiry', formatTypedExpiry)}
          label={<FormattedMessage id="checkout.expires" defaultMessage="Expires" />}
          help={<FormattedMessage id="checkout.expires-help" defaultMessage="MM/YY, as printed" />}
          autoComplete="cc-exp"
          maxLength={9}
        />
        <SecurityCodeField form={form} length={securityCodeLength(brand)} />
      </div>
      <p className={`text-small text-muted ${styles.security}`}>
        <Icon name="lock" small />
        <FormattedMessage id="checkout.secure" defaultMessage="Sent encrypted. We never store the card number." />
      </p>
    </div>
  );
}

export function SecurityCodeField<Values extends CardValues>({ form, length }: { form: CardForm<Values>; length: number }) {
  return (
    <TextField
      {...bindDigits(form as unknown as CardForm<CardValues>, 'securityCode', formatSecurityCode)}
      label={<FormattedMessage id="checkout.security-code" defaultMessage="Security code" />}
      help={
        length === 4 ? (
          <FormattedMessage id="checkout.code-front" defaultMessage="4 digits on the front" />
        ) : (
          <FormattedMessage id="checkout.code-back" defaultMessage="3 digits on the back" />
        )
      }
      autoComplete="cc-csc"
      maxLength={4}
    />
  );
}
