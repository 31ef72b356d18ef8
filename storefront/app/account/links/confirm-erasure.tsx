import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FormErrors, useSubmission, useValidatedForm } from '../../forms/index.ts';
import { getShopper, useCurrentCustomer, writeRememberedUser } from '../../platform/session/index.ts';
import { deleteCustomerData, signOut, useSessionFormPath } from '../../sign-in/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { isInvalidLink, LinkExpired } from './link-expired.tsx';
import { erasureForm } from './link-forms.ts';

const loadSchema = async () => (await import('./link-schema.ts')).linkSchema;

/** The page of the link that erases an account. Opening it changes nothing: mail programs open links, too. */
export default function ConfirmErasure() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSignedIn = useCurrentCustomer().kind === 'registered';
  const form = useValidatedForm({
    loadSchema,
    defaultValues: {},
    errorMessage: () => undefined,
    submission: useSubmission<object, void>(erasureForm),
    async submit() {
      await getShopper().client.confirmCustomerErasure({ body: { token } });
      // The session ended with the account; the remembered user is deleted, too.
      writeRememberedUser(undefined);
      if (isSignedIn) await signOut().catch(() => deleteCustomerData());
    },
  });
  const postPath = useSessionFormPath(`/account/confirm-erasure?token=${encodeURIComponent(token)}`);
  if (form.status === 'done') return <Erased />;
  if (token === '' || (form.submitError && isInvalidLink(form.submitError))) return <ExpiredErasure />;
  return (
    <form className={fieldStyles.fields} method="post" action={postPath} noValidate onSubmit={form.onSubmit}>
      <p>
        <FormattedMessage
          id="account.erase.text"
          defaultMessage="This erases your profile, addresses, cards and wishlist for good. Orders stay in our books, without your name and address; one on its way keeps them until it arrives, for 90 days at most."
        />
      </p>
      <FormErrors form={form} />
      <div>
        <Button type="submit" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.confirm-erasure.submit" defaultMessage="Erase my account for good" />
        </Button>
      </div>
    </form>
  );
}

function Erased() {
  return (
    <div role="status">
      <EmptyState
        heading={<FormattedMessage id="account.confirm-erasure.done" defaultMessage="Your account is erased" />}
        action={
          <ButtonLink to="/">
            <FormattedMessage id="account.confirm-erasure.home" defaultMessage="Back to the shop" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="account.confirm-erasure.done-text"
          defaultMessage="You can order as a guest any time. Orders on their way still arrive."
        />
      </EmptyState>
    </div>
  );
}

function ExpiredErasure() {
  return (
    <LinkExpired
      action={
        <ButtonLink to="/account/security">
          <FormattedMessage id="account.confirm-erasure.again" defaultMessage="Go to sign-in and security" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="account.confirm-erasure.expired" defaultMessage="Nothing was erased. You can ask for a new link there." />
    </LinkExpired>
  );
}
