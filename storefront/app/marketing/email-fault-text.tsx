import { FormattedMessage } from 'react-intl';
import type { EmailFault } from './email-fault.ts';

/** The specification's sentences. */
export function EmailErrorMessage({ fault }: { fault: EmailFault }) {
  return fault === 'missing' ? (
    <FormattedMessage id="marketing.email.missing" defaultMessage="This field is required." />
  ) : (
    <FormattedMessage id="marketing.email.form" defaultMessage={'Email addresses must contain an "at" sign (@) and a period (.).'} />
  );
}
