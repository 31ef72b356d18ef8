import type { ProductList } from '@outfitter/contract/client';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../../platform/locale/navigation.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, TextField } from '../../ui/forms/index.ts';
import { changeSharing, useWishlistMutation } from '../../wishlist/index.ts';
import { AccountPanel } from '../layout/account-panel.tsx';
import { SavedAlert } from '../layout/saved-alert.tsx';

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

function ShareLink({ token }: { token: string }) {
  const path = useHref(`/account/wishlist?shared=${encodeURIComponent(token)}`);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const input = field.current;
    if (!input) return;
    // Without permission, the selected link can be copied by hand.
    input.select();
    void navigator.clipboard?.writeText(input.value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <TextField
        ref={field}
        readOnly
        value={`${window.location.origin}${path}`}
        label={<FormattedMessage id="account.wishlist.link" defaultMessage="Link" />}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button kind="secondary" small onClick={copy}>
          <FormattedMessage id="account.wishlist.copy" defaultMessage="Copy the link" />
        </Button>
      </div>
      <p role="status">{isCopied ? <FormattedMessage id="account.wishlist.copied" defaultMessage="Link copied." /> : null}</p>
    </>
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
