import { CallError } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { getShopper } from '../../platform/session/index.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/**
 * Returns whether the link is known to be invalid, before the customer types a password in vain. While the check is pending, or if it
 * fails, the form is shown, and its submission reports an invalid link.
 */
function useIsInvalid(token: string | undefined): boolean {
  const { error } = useQuery(
    {
      queryKey: ['password link', token],
      queryFn: async () => (await getShopper().anonymousClient.checkPasswordLink({ body: { token: token ?? '' } })) ?? null,
      enabled: token !== undefined,
      retry: false,
      // The link is checked once for each visit, because the form consumes it.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    getQueryClient(),
  );
  return error instanceof CallError && error.type === 'InvalidLinkException';
}

export function SetPasswordPage({ token }: { token: string | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isInvalid = useIsInvalid(token);
  return (
    <SignInLayout title={intl.formatMessage({ id: 'sign-in.set-password', defaultMessage: 'Set a new password' })}>
      {token && !isInvalid ? (
        <SetPasswordForm token={token} onDone={() => void navigate('/account', { replace: true })} />
      ) : (
        <InvalidLink />
      )}
    </SignInLayout>
  );
}
