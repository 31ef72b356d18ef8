import { passwordLength } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function PasswordHint() {
  return (
    <FormattedMessage
      id="sign-in.new-password.hint"
      defaultMessage="At least {count} characters. A few words in a row work well."
      values={{ count: passwordLength.min }}
    />
  );
}
