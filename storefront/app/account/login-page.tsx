import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { SignInForm, useOffers } from '../shell/index.ts';
import { AccountFrame } from './account-frame.tsx';
import { guestsOnly } from './guests-only.ts';
import { returnAddress } from './return-address.ts';

/** The sign-in page (ROUTE-005): back to where the shopper came from, or to the account. */
export function LoginPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { account } = useOffers();
  const signIn = account?.signIn ?? (async () => ({ kind: 'failed' as const, message: intl.formatMessage(guestsOnly.signIn) }));
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.login', defaultMessage: 'Sign in' })}
      lead={<FormattedMessage id="account.login.lead" defaultMessage="Sizes, addresses and past orders, for who has an account." />}
    >
      <SignInForm
        signIn={signIn}
        onDone={() => void navigate(returnAddress(query.get('returnTo')))}
        onForgotten={() => void navigate('/reset-password')}
        onRegister={() => undefined}
      />
    </AccountFrame>
  );
}
