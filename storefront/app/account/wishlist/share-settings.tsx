import type { ProductList } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField } from '../../ui/forms/index.ts';
import { changeSharing, useWishlistMutation } from '../../wishlist/index.ts';
import { AccountPanel } from '../layout/account-panel.tsx';
import { OwnerNameForm } from './owner-name-form.tsx';
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
          onChange={({ target }) => change.mutate(changeSharing(target.checked, currency))}
        />
        {token === undefined ? null : (
          <>
            <ShareLink token={token} />
            <OwnerNameForm name={list?.c_ownerName ?? ''} />
          </>
        )}
      </div>
    </AccountPanel>
  );
}
