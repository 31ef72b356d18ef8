import { useIntl } from 'react-intl';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** `token` is that of the link in the mail. */
export function SetPasswordPage({ token }: { token: string | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <SignInLayout title={intl.formatMessage({ id: 'sign-in.set-password', defaultMessage: 'Set a new password' })}>
      {token ? <SetPasswordForm token={token} onDone={() => void navigate('/account', { replace: true })} /> : <InvalidLink />}
    </SignInLayout>
  );
}
