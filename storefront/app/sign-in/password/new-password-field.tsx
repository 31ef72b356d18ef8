import { passwordLength } from '@outfitter/contract/client';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../../ui/forms/index.ts';

/** Field for a password that the customer chooses, with the rule for its length until an error says what to change. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'help' | 'isRequired'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      help={
        props.error ? undefined : (
          <FormattedMessage
            id="sign-in.new-password.hint"
            defaultMessage="At least {count} characters. A few words in a row work well."
            values={{ count: passwordLength.min }}
          />
        )
      }
      isRequired
    />
  );
}
