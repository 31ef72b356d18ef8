import { passwordLength } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { type FieldError, TooLongMessage } from '../../forms/index.ts';

export function NewPasswordErrorMessage({ error: { code } }: { error: FieldError }) {
  switch (code) {
    case 'required':
      return <FormattedMessage id="sign-in.password.required" defaultMessage="Password is required" />;
    case 'too_short':
      return (
        <FormattedMessage
          id="sign-in.new-password.too-short"
          defaultMessage="Use at least {count} characters."
          values={{ count: passwordLength.min }}
        />
      );
    case 'too_long':
      return <TooLongMessage maximum={passwordLength.max} />;
    case 'guessable':
      return (
        <FormattedMessage
          id="sign-in.new-password.guessable"
          defaultMessage="This password is made of our name or your email address, so it’s easy to guess. Choose another one."
        />
      );
    default:
      return (
        <FormattedMessage
          id="sign-in.new-password.common"
          defaultMessage="This is one of the most used passwords, so it’s easy to guess. Choose another one."
        />
      );
  }
}
