import { FormattedMessage } from 'react-intl';
import { minPasswordLength } from './account-forms.ts';

interface AccountFaultTextProps {
  field: 'fullName' | 'email' | 'password' | 'again';
  fault: 'missing' | 'form' | 'short' | 'different';
}

/** What is wrong with a field of the account area, in words. */
export function AccountErrorMessage({ field, fault }: AccountFaultTextProps) {
  if (fault === 'short') {
    return (
      <FormattedMessage
        id="account.fault.short"
        defaultMessage="A password has {least} signs at least."
        values={{ least: minPasswordLength }}
      />
    );
  }
  if (fault === 'different') return <FormattedMessage id="account.fault.different" defaultMessage="The two passwords differ." />;
  if (fault === 'form') {
    return <FormattedMessage id="account.fault.email" defaultMessage={'Email addresses must contain an "at" sign (@) and a period (.).'} />;
  }
  if (field === 'email') return <FormattedMessage id="account.fault.no-email" defaultMessage="Email Address is required" />;
  if (field === 'password') return <FormattedMessage id="account.fault.no-password" defaultMessage="Password is required" />;
  return <FormattedMessage id="account.fault.missing" defaultMessage="This field is required" />;
}
