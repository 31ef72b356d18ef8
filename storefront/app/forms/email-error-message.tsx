import { FormattedMessage } from 'react-intl';
import { EmailTooLongMessage } from './email-too-long-message.tsx';
import { InvalidEmailMessage } from './invalid-email-message.tsx';
import type { FieldError } from './validate.ts';

export function EmailErrorMessage({ error }: { error: FieldError }) {
  if (error.code === 'required') return <FormattedMessage id="forms.email.required" defaultMessage="This field is required." />;
  return error.code === 'too-long' ? <EmailTooLongMessage /> : <InvalidEmailMessage />;
}
