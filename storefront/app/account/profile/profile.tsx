import { FormattedMessage } from 'react-intl';
import { CustomerSection } from '../customer/customer-section.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailStatus } from './email-status.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Name, phone and login address (API-058, ACCOUNT-009). */
export default function Profile() {
  return (
    <CustomerSection>
      {(customer) => (
        <>
          <AccountPanel heading={<FormattedMessage id="account.profile.name" defaultMessage="Name and phone" />}>
            <ProfileForm customer={customer} />
          </AccountPanel>
          <AccountPanel heading={<FormattedMessage id="account.profile.email" defaultMessage="Sign-in email" />}>
            <EmailStatus customer={customer} />
            <EmailForm key={customer.email} customer={customer} />
          </AccountPanel>
        </>
      )}
    </CustomerSection>
  );
}
