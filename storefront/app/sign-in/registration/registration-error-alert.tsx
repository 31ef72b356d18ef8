import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../../forms/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

/**
 * Shows the error of a registration. Errors that the shopper can correct have the server's text, in the language of the page (ERROR-010).
 */
export function RegistrationErrorAlert({ error }: { error: SubmitError }) {
  if (error.code === 'LoginAlreadyInUseException') {
    return (
      <Alert
        kind="error"
        role="alert"
        title={<FormattedMessage id="sign-in.register.in-use" defaultMessage="An account with this email address already exists." />}
      >
        <ActionLink to="/reset-password" underlined>
          <FormattedMessage id="sign-in.register.reset" defaultMessage="Forgot the password? Set a new one." />
        </ActionLink>
      </Alert>
    );
  }
  if (error.code !== 'ValidationException') return <FormErrorAlert error={error} />;
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        error.arguments?.reason === 'card-number' ? (
          <FormattedMessage id="forms.card-number" defaultMessage="This is a card number. Please enter it only where you pay." />
        ) : (
          <FormattedMessage
            id="sign-in.register.invalid"
            defaultMessage="We can’t accept this name or this email address. Check both, then try again."
          />
        )
      }
    />
  );
}
