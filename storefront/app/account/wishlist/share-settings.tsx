import type { ProductList } from '@outfitter/contract/client';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, TextField } from '../../ui/forms/index.ts';
import { changeSharing, useWishlistMutation } from '../../wishlist/index.ts';
import { AccountPanel } from '../layout/account-panel.tsx';
import { SavedAlert } from '../layout/saved-alert.tsx';
import { ShareLink } from './share-link.tsx';

/** Settings of the list's link. Ending it and sharing again makes a new link. */
export function ShareSettings({ list }: { list: ProductList | null | undefined }) {
  const { currency } = useShop();
  const change = useWishlistMutation();
  const token = list?.c_shareToken;
  return (
    <AccountPanel heading={<FormattedMessage id="account.wishlist.share" defaultMessage="Share the list" />}>
      <div className={fieldStyles.fields}>
        <CheckField
          label={<FormattedMessage id="account.wishlist.share-on" defaultMessage="Anyone with the link can see this list" />}
          // While the change is pending, the state that it will have.
          checked={change.isPending ? (change.variables.isShared ?? token !== undefined) : token !== undefined}
          onChange={({ target }) => change.mutate(changeSharing({ public: target.checked }, currency))}
        />
        {token === undefined ? null : (
          <>
            <ShareLink token={token} />
            <OwnerName name={list?.c_ownerName ?? ''} />
          </>
        )}
      </div>
    </AccountPanel>
  );
}

function OwnerName({ name }: { name: string }) {
  const { currency } = useShop();
  const change = useWishlistMutation();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('ownerName') ?? '').trim();
    change.mutate(changeSharing({ c_ownerName: typed === '' ? null : typed }, currency));
  };
  return (
    <form className={fieldStyles.fields} onSubmit={save}>
      <TextField
        name="ownerName"
        defaultValue={name}
        maxLength={100}
        isOptional
        label={<FormattedMessage id="account.wishlist.owner" defaultMessage="Your name on the list" />}
        help={<FormattedMessage id="account.wishlist.owner-help" defaultMessage="Without it, the list shows no name." />}
      />
      <div>
        <Button type="submit" kind="secondary" small busy={change.isPending}>
          <FormattedMessage id="account.save" defaultMessage="Save" />
        </Button>
      </div>
      {change.isSuccess ? <SavedAlert /> : null}
    </form>
  );
}
