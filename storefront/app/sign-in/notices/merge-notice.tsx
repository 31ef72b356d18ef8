import type { GuestMerge } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ActionLink, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './notices.module.css';
import { storeNotices } from './stored-notices.ts';

type Shortfall = GuestMerge['shortfalls'][number];

function ShortfallText({ shortfall: { productName, added, requested, reason } }: { shortfall: Shortfall }) {
  const values = { name: productName, added, requested };
  switch (reason) {
    case 'stock':
      return (
        <FormattedMessage
          id="sign-in.merge.stock"
          defaultMessage="{name}: {added} of {requested} are in your cart, since no more are in stock."
          values={values}
        />
      );
    case 'quantity_limit':
      return (
        <FormattedMessage
          id="sign-in.merge.quantity"
          defaultMessage="{name}: {added} of {requested} are in your cart, which is the most for one order."
          values={values}
        />
      );
    case 'item_limit':
      return <FormattedMessage id="sign-in.merge.full" defaultMessage="{name}: your cart is full." values={values} />;
    default:
      return <FormattedMessage id="sign-in.merge.not-sold" defaultMessage="{name}: no longer sold." values={values} />;
  }
}

export default function MergeNotice({ merge: { shortfalls, droppedCoupons } }: { merge: GuestMerge }) {
  return (
    <div className={`${layoutStyles.container} ${styles.notice}`}>
      <Alert role="status" title={<FormattedMessage id="sign-in.merge" defaultMessage="Your carts are now one, with a few changes." />}>
        <ul>
          {shortfalls.map((shortfall) => (
            <li key={shortfall.productId}>
              <ShortfallText shortfall={shortfall} />
            </li>
          ))}
          {droppedCoupons.map((code) => (
            <li key={code}>
              <FormattedMessage id="sign-in.merge.coupon" defaultMessage="The promo code {code} no longer applies." values={{ code }} />
            </li>
          ))}
        </ul>
        {shortfalls.some(({ reason }) => reason !== 'not_sold') ? (
          <p>
            <FormattedMessage
              id="sign-in.merge.wishlist"
              defaultMessage="The rest is on <link>your wishlist</link>."
              values={{
                link: (chunks) => (
                  <ActionLink key="link" underlined to="/account/wishlist">
                    {chunks}
                  </ActionLink>
                ),
              }}
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
