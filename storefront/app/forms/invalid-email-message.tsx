import { FormattedMessage } from 'react-intl';

/** MARKETING-003. */
export function InvalidEmailMessage() {
  return <FormattedMessage id="forms.email" defaultMessage={'Email addresses must contain an "at" sign (@) and a period (.).'} />;
}
