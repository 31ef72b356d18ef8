import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { ActionLink } from '../ui/button.tsx';
import { PasswordLinkForm } from './password-link-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

export function ResetPasswordPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <SignInLayout title={intl.formatMessage({ id: 'sign-in.password-link', defaultMessage: 'Reset your password' })}>
      <PasswordLinkForm takesFocus={false} level={2} onContinue={() => void navigate('/login')} />
      <p>
        <ActionLink to="/login" underlined>
          <FormattedMessage id="sign-in.password-link.back" defaultMessage="Back to sign in" />
        </ActionLink>
      </p>
    </SignInLayout>
  );
}
