import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { SignInForm, useShopFeatures } from '../shell/index.ts';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';
import { returnPath } from './return-path.ts';

/** The sign-in page (ROUTE-005). It returns to the previous page, or opens the account. */
export function LoginPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { account } = useShopFeatures();
  const signIn = account?.signIn ?? (async () => ({ kind: 'failed' as const, message: intl.formatMessage(noAccountsMessages.signIn) }));
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.login', defaultMessage: 'Sign in' })}
      lead={<FormattedMessage id="account.login.lead" defaultMessage="Sizes, addresses and past orders, for who has an account." />}
    >
      <SignInForm
        signIn={signIn}
        onDone={() => void navigate(returnPath(query.get('returnTo')))}
        onForgotten={() => void navigate('/reset-password')}
        onRegister={() => undefined}
      />
    </AccountLayout>
  );
}
