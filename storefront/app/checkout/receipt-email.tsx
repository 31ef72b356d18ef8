import { maxEmailLength } from '@outfitter/contract/client';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../ui/button.tsx';
import { TextField } from '../ui/forms/index.ts';
import * as styles from './receipt-email.module.css';
import { emailSuggestion } from './shipping/email.ts';

interface ReceiptEmailProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  typed: string | undefined;
  onCorrect(email: string): void;
}

/** Asks for the email of an order once, in its first step; offers to correct a mistyped domain. */
export function ReceiptEmail({ typed, onCorrect, ...field }: ReceiptEmailProps) {
  const suggestion = typed === undefined ? undefined : emailSuggestion(typed);
  return (
    <>
      <TextField
        {...field}
        label={<FormattedMessage id="checkout.email" defaultMessage="Email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        isRequired
      />
      {suggestion ? (
        <p className={styles.suggestion} role="status">
          <FormattedMessage
            id="checkout.email-suggestion"
            defaultMessage="Did you mean <b>{suggestion}</b>? <use>Use it</use>"
            values={{
              suggestion,
              b: (chunks) => <b>{chunks}</b>,
              use: (chunks) => (
                <TextButton className={styles.useSuggestion} onClick={() => onCorrect(suggestion)}>
                  {chunks}
                </TextButton>
              ),
            }}
          />
        </p>
      ) : null}
    </>
  );
}
