import { useIntl } from 'react-intl';
import { SignInLayout } from '../sign-in-layout.tsx';
import { PasswordLinkForm } from './password-link-form.tsx';

export function ResetPasswordPage() {
  const intl = useIntl();
  return (
    <SignInLayout title={intl.formatMessage({ id: 'sign-in.password-link', defaultMessage: 'Reset your password' })}>
      <PasswordLinkForm level={2} />
    </SignInLayout>
  );
}
