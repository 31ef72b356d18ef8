import { useIntl } from 'react-intl';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { GuestOptions } from './guest-options.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';

/** Sign-in page. `returnTo` is a path of the shop: the page that the shopper came from, else /account (AUTH-004). */
export function LoginPage({ returnTo }: { returnTo: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <SignInLayout title={intl.formatMessage({ id: 'sign-in.title', defaultMessage: 'Sign in' })} aside={<GuestOptions />}>
      <SignedInNotice returnTo={returnTo} />
      <NoScriptNotice />
      <SignInForm onDone={() => void navigate(returnTo, { replace: true })} returnTo={returnTo} />
    </SignInLayout>
  );
}
