import type { GuestMerge } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './notices.module.css';
import type { ReportedMerge } from './reported-merge.ts';
import { storeNotices } from './stored-notices.ts';

type Shortfall = GuestMerge['shortfalls'][number];

function ShortfallText({ shortfall: { productName, added, requested, reason } }: { shortfall: Shortfall }) {
  const values = { name: productName, added, requested };
  switch (reason) {
    case 'stock':
      return (
        <FormattedMessage
          id="sign-in.merge.stock"
          defaultMessage="{added, plural, =0 {{name}: not added, since no more are in stock.} one {{name}: # of {requested} was added, since no more are in stock.} other {{name}: # of {requested} were added, since no more are in stock.}}"
          values={values}
        />
      );
    case 'quantity_limit':
      return (
        <FormattedMessage
          id="sign-in.merge.quantity"
          defaultMessage="{added, plural, =0 {{name}: not added, since your cart has the most for one order.} one {{name}: # of {requested} was added, which makes the most for one order.} other {{name}: # of {requested} were added, which makes the most for one order.}}"
          values={values}
        />
      );
    case 'item_limit':
      return <FormattedMessage id="sign-in.merge.full" defaultMessage="{name}: your cart is full." values={values} />;
    case 'gift_card':
      return (
        <FormattedMessage
          id="sign-in.merge.gift-card"
          defaultMessage="{name}: not sold in the currency of your cart. It waits in the cart until you choose a currency in which it’s sold."
          values={values}
        />
      );
    default:
      return (
        <FormattedMessage id="sign-in.merge.not-sold" defaultMessage="{name}: not sold in the currency of your cart." values={values} />
      );
  }
}

const wishlistLink = (chunks: ReactNode[]) => (
  <Link key="link" to="/account/wishlist">
    {chunks}
  </Link>
);

/** Maximum number of products that are named; the others are counted. */
const maxNames = 10;

function WishlistCuts({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  const count = names.length - maxNames;
  const values = { names: count > 0 ? names.slice(0, maxNames).join(', ') : intl.formatList(names), count };
  return count > 0 ? (
    <FormattedMessage
      id="sign-in.merge.list-full-more"
      defaultMessage="Your wishlist has no room for {names} and {count, plural, one {# other item} other {# other items}}."
      values={values}
    />
  ) : (
    <FormattedMessage id="sign-in.merge.list-full" defaultMessage="Your wishlist has no room for {names}." values={values} />
  );
}

export default function MergeNotice({ merge }: { merge: ReportedMerge }) {
  // A notice that an earlier version of the page stored has no moved items.
  const { shortfalls, movedItems = [], droppedCoupons, wishlistCuts, isLinkEnded, omittedChanges = 0 } = merge;
  const cartChanges = shortfalls.length + movedItems.length + droppedCoupons.length + omittedChanges;
  const title =
    cartChanges > 0 ? (
      <FormattedMessage
        id="sign-in.merge"
        defaultMessage="Your carts are now one, with {count, plural, one {one change} other {a few changes}}."
        values={{ count: cartChanges }}
      />
    ) : (
      <FormattedMessage
        id="sign-in.merge.lists"
        defaultMessage="Your wishlists are now one, with {count, plural, one {one change} other {a few changes}}."
        values={{ count: wishlistCuts.length + Number(isLinkEnded) }}
      />
    );
  return (
    <div className={`${layoutStyles.container} ${styles.notice}`}>
      <Alert role="status" title={title}>
        <ul>
          {shortfalls.map((shortfall) => (
            <li key={shortfall.productId}>
              <ShortfallText shortfall={shortfall} />
            </li>
          ))}
          {movedItems.map(({ productId, productName, to }) => (
            <li key={`${productId} ${to}`}>
              <FormattedMessage
                id="sign-in.merge.moved"
                defaultMessage="{to, select, in_store {{name}: pick it up at the store now.} to_store {{name}: we ship it to the store now.} other {{name}: we ship it to you now.}}"
                values={{ name: productName, to: shipmentTypeKeys[to] }}
              />
            </li>
          ))}
          {droppedCoupons.map((code) => (
            <li key={code}>
              <FormattedMessage id="sign-in.merge.coupon" defaultMessage="The promo code {code} no longer applies." values={{ code }} />
            </li>
          ))}
          {wishlistCuts.length > 0 ? (
            <li>
              <WishlistCuts names={wishlistCuts} />
            </li>
          ) : null}
          {omittedChanges > 0 ? (
            <li>
              <FormattedMessage
                id="sign-in.merge.omitted"
                defaultMessage="{count, plural, one {And # other change.} other {And # other changes.}}"
                values={{ count: omittedChanges }}
              />
            </li>
          ) : null}
          {isLinkEnded ? (
            <li>
              <FormattedMessage
                id="sign-in.merge.link-ended"
                defaultMessage="The link to your shared list has ended, because the list of your account has other items. You can <link>share it</link> again."
                values={{ link: wishlistLink }}
              />
            </li>
          ) : null}
        </ul>
        {shortfalls.some(({ reason }) => reason !== 'gift_card') && wishlistCuts.length === 0 ? (
          <p>
            <FormattedMessage
              id="sign-in.merge.wishlist"
              defaultMessage="What your cart couldn’t take went to <link>your wishlist</link>."
              values={{ link: wishlistLink }}
            />
          </p>
        ) : null}
        <TextButton onClick={() => storeNotices({ merge: undefined })}>
          <FormattedMessage id="sign-in.merge.close" defaultMessage="Got it" />
        </TextButton>
      </Alert>
    </div>
  );
}
