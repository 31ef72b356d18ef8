import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { ActionLink } from '../../ui/button.tsx';
import { GuestOptions } from '../guest-options.tsx';
import { NoScriptNotice } from '../no-script-notice.tsx';
import { loginPath } from '../return-path.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { SignedInNotice } from '../signed-in-notice.tsx';
import { RegistrationForm } from './registration-form.tsx';

export function RegisterPage({ returnTo }: { returnTo: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <SignInLayout
      title={intl.formatMessage({ id: 'sign-in.register', defaultMessage: 'Create an account' })}
      lead={
        <FormattedMessage
          id="sign-in.register.lead"
          defaultMessage="It keeps your cart, wishlist, addresses and orders in one place, on every device."
        />
      }
      aside={<GuestOptions />}
    >
      <SignedInNotice returnTo={returnTo} />
      <NoScriptNotice />
      <RegistrationForm returnTo={returnTo} onDone={() => void navigate(returnTo, { replace: true })} />
      <p>
        <FormattedMessage id="sign-in.register.has-account" defaultMessage="Have an account?" />{' '}
        <ActionLink to={loginPath(returnTo)} underlined>
          <FormattedMessage id="sign-in.title" defaultMessage="Sign in" />
        </ActionLink>
      </p>
    </SignInLayout>
  );
}
