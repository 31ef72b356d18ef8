import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { linesAndRemovals } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { useCurrentCustomer } from '../../platform/session/index.ts';
import { LazyBestSellers } from '../../product/index.ts';
import { loginPath } from '../../sign-in/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { useWishlist, WishlistErrorMessage, type Wishlist as WishlistState } from '../../wishlist/index.ts';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { ShowMore } from '../layout/show-more.tsx';
import { OwnItem } from './own-item.tsx';
import { RemovedItem } from './removed-item.tsx';
import { ShareSettings } from './share-settings.tsx';
import * as styles from './wishlist.module.css';

/** Number of items that are rendered at first, and added by each click on "Show more". */
const pageSize = 60;

export default function Wishlist() {
  const wishlist = useWishlist();
  const { list, isError, refetch } = wishlist;
  return (
    <>
      {useCurrentCustomer().kind === 'guest' && wishlist.items.length > 0 ? <GuestHint /> : null}
      <LoadedSection query={{ data: list, isError, refetch }}>{() => <LoadedWishlist wishlist={wishlist} />}</LoadedSection>
    </>
  );
}

function GuestHint() {
  return (
    <Alert title={<FormattedMessage id="account.wishlist.guest" defaultMessage="This list isn’t in an account yet." />}>
      <FormattedMessage
        id="account.wishlist.guest-text"
        defaultMessage="<link>Sign in</link> to keep it, and to see it on your other devices."
        values={{
          link: (chunks) => <Link to={loginPath('/account/wishlist')}>{chunks}</Link>,
        }}
      />
    </Alert>
  );
}

function LoadedWishlist({ wishlist: { list, items, removedItems, error } }: { wishlist: WishlistState }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const count = useFocusTarget(items, { scrolls: false });
  const entries = linesAndRemovals(items, removedItems);
  const lastRemoved = removedItems.at(-1)?.item.c_product?.name;
  return (
    <section className={styles.wishlist}>
      {error ? <Alert kind="error" role="alert" title={<WishlistErrorMessage error={error} />} /> : null}
      <p ref={count} tabIndex={-1} className="text-muted">
        {items.length > 0 ? (
          <FormattedMessage
            id="account.wishlist.count"
            defaultMessage="{count, plural, one {# item} other {# items}}"
            values={{ count: items.length }}
          />
        ) : null}
      </p>
      <p className="visually-hidden" role="status">
        {lastRemoved ? (
          <FormattedMessage id="account.wishlist.removed" defaultMessage="{name} removed." values={{ name: lastRemoved }} />
        ) : null}
      </p>
      <ul className={layoutStyles.dividedList}>
        {entries
          .slice(0, shownCount)
          .map((entry) =>
            'removed' in entry ? (
              <RemovedItem key={`removed ${entry.removed.item.id}`} item={entry.removed.item} />
            ) : (
              <OwnItem key={entry.item.id} item={entry.item} />
            ),
          )}
      </ul>
      {entries.length > pageSize ? (
        <ShowMore
          count={
            <FormattedMessage
              id="account.wishlist.shown"
              defaultMessage="{shown, number} of {total, plural, one {# item} other {# items}}"
              values={{ shown: Math.min(shownCount, entries.length), total: entries.length }}
            />
          }
          hasMore={entries.length > shownCount}
          onMore={() => setShownCount(shownCount + pageSize)}
        >
          <FormattedMessage id="account.wishlist.show-more" defaultMessage="Show more items" />
        </ShowMore>
      ) : null}
      {items.length > 0 ? null : <EmptyWishlist />}
      {/* An empty list can still be shared. */}
      {items.length > 0 || list?.public ? <ShareSettings list={list} /> : null}
    </section>
  );
}

function EmptyWishlist() {
  return (
    <>
      <EmptyState
        heading={<FormattedMessage id="account.wishlist.empty" defaultMessage="Nothing saved yet" />}
        action={
          <ButtonLink to="/best-sellers">
            <FormattedMessage id="account.wishlist.empty-action" defaultMessage="Shop best sellers" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="account.wishlist.empty-text"
          defaultMessage="The heart on a product saves it here, until payday or the next blizzard."
        />
      </EmptyState>
      <LazyBestSellers />
    </>
  );
}
