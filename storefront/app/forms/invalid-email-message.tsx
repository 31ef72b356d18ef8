import { FormattedMessage } from 'react-intl';

/** The error message for an invalid email address (MARKETING-003). */
export function InvalidEmailMessage() {
  return <FormattedMessage id="forms.email" defaultMessage={'Email addresses must contain an "at" sign (@) and a period (.).'} />;
}
