import { maxListNameLength } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, TooLongMessage, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { applyDraft, clearDrafts } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import { renameOwner, useWishlistMutation, WishlistErrorMessage } from '../../wishlist/index.ts';
import { SavedAlert } from '../layout/saved-alert.tsx';

const loadSchema = async () => (await import('./owner-name-schema.ts')).ownerNameSchema;

const draft = 'list-owner';

/** Form of the name that the link of the list shows; empty if it shows none. */
export function OwnerNameForm({ name }: { name: string }) {
  const { currency } = useShop();
  const change = useWishlistMutation();
  const [initial] = useState(() => applyDraft(draft, { ownerName: name }));
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    focusOnError: 'first-field',
    errorMessage: () => <TooLongMessage maximum={maxListNameLength} />,
    async submit({ ownerName }) {
      await change.mutateAsync(renameOwner(ownerName, currency));
      clearDrafts(draft);
      return true;
    },
  });
  useStoredDraft(form.form, draft);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? <SavedAlert /> : null}
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ cause }) => <Alert kind="error" role="alert" title={<WishlistErrorMessage error={cause} />} />}
      />
      <TextField
        {...form.field('ownerName')}
        maxLength={maxListNameLength}
        isOptional
        label={<FormattedMessage id="account.wishlist.owner" defaultMessage="Your name on the list" />}
        help={<FormattedMessage id="account.wishlist.owner-help" defaultMessage="Without it, the list shows no name." />}
      />
      <div>
        <Button type="submit" kind="secondary" small busy={form.status === 'submitting'}>
          <FormattedMessage id="account.save" defaultMessage="Save" />
        </Button>
      </div>
    </form>
  );
}
