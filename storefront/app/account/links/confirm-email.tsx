import { CallError, type ResponseBody } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { customerQuery } from '../../customer/index.ts';
import { FormErrorAlert, type SubmitError, useSubmission } from '../../forms/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useSessionFormPath } from '../../sign-in/index.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { EmailConfirmed, ExpiredConfirmation } from './email-confirmed.tsx';
import { isInvalidLink } from './link-expired.tsx';
import { emailConfirmationForm } from './link-forms.ts';

type Confirmation = ResponseBody<'confirmCustomerEmail'>;

/** The page of the link that confirms an email address. It works on a device where the customer is not signed in, too. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isHydrated = useHydrated();
  const outcome = useSubmission<object, Confirmation>(emailConfirmationForm)?.outcome;
  if (outcome?.status === 'done') return <EmailConfirmed {...outcome.result} />;
  if (outcome?.status === 'failed') {
    return isInvalidLink(outcome.error) ? <ExpiredConfirmation /> : <ConfirmationForm token={token} error={outcome.error} />;
  }
  if (isHydrated) return <ConfirmationOnOpen token={token} />;
  return (
    <noscript>
      <ConfirmationForm token={token} />
    </noscript>
  );
}

/** Form whose button confirms the address without JavaScript, because mail programs open links, too. */
function ConfirmationForm({ token, error }: { token: string; error?: SubmitError }) {
  const postPath = useSessionFormPath(`/account/confirm-email?token=${encodeURIComponent(token)}`);
  return (
    <form className={fieldStyles.fields} method="post" action={postPath}>
      {error ? <FormErrorAlert error={error} /> : null}
      <p>
        <FormattedMessage
          id="account.confirm-email.by-link"
          defaultMessage="Select the button to confirm that this email address is yours."
        />
      </p>
      <div>
        <Button type="submit">
          <FormattedMessage id="account.confirm-email.submit" defaultMessage="Confirm my email" />
        </Button>
      </div>
    </form>
  );
}

/** Sends the token, which works only once. The response lasts as long as the page; it is not data of the current customer. */
function useConfirmation(token: string) {
  return useQuery(
    {
      queryKey: ['confirm-email', token],
      async queryFn() {
        const confirmed = await getShopper().client.confirmCustomerEmail({ body: { token } });
        void getQueryClient().invalidateQueries({ queryKey: customerQuery.queryKey });
        return confirmed;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  );
}

function ConfirmationOnOpen({ token }: { token: string }) {
  const confirmation = useConfirmation(token);
  const { error } = confirmation;
  if (error instanceof CallError && isInvalidLink({ code: error.type })) return <ExpiredConfirmation />;
  return <LoadedSection query={confirmation}>{(confirmed) => <EmailConfirmed {...confirmed} />}</LoadedSection>;
}
