import { CallError } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { LoadedSection } from '../layout/loaded-section.tsx';
import * as styles from './wishlist.module.css';
import { WishlistItem } from './wishlist-item.tsx';

function useSharedList(token: string) {
  const { locale } = useIntl();
  const { currency } = useShop();
  return useQuery(
    {
      queryKey: ['shared wishlist', token, currency, locale],
      queryFn: () => getShopper().anonymousClient.getSharedProductList({ body: { token, currency, locale } }),
    },
    getQueryClient(),
  );
}

/** Shows a list to everyone with its link, signed in or not. No session is started for it. */
export default function SharedWishlist({ token }: { token: string }) {
  const shared = useSharedList(token);
  if (shared.error instanceof CallError && shared.error.status === 404) return <EndedLink />;
  return (
    <LoadedSection query={shared}>
      {({ ownerName, items }) =>
        items.length === 0 ? (
          <EmptyList />
        ) : (
          <section className={styles.wishlist}>
            <p className="text-lead">
              {ownerName ? (
                <FormattedMessage
                  id="account.wishlist.shared-by"
                  defaultMessage="{ownerName} saved these. Prices and stock are today’s."
                  values={{ ownerName }}
                />
              ) : (
                <FormattedMessage
                  id="account.wishlist.shared"
                  defaultMessage="These were saved and shared with you. Prices and stock are today’s."
                />
              )}
            </p>
            <ul className={layoutStyles.dividedList}>
              {items.map((item) => (
                <WishlistItem key={item.id} item={item} />
              ))}
            </ul>
          </section>
        )
      }
    </LoadedSection>
  );
}

function HomeLink() {
  return (
    <ButtonLink to="/">
      <FormattedMessage id="account.wishlist.ended-action" defaultMessage="Go to the home page" />
    </ButtonLink>
  );
}

function EmptyList() {
  return (
    <EmptyState
      heading={<FormattedMessage id="account.wishlist.shared-empty" defaultMessage="There is nothing on the list right now." />}
      action={<HomeLink />}
    />
  );
}

function EndedLink() {
  return (
    <EmptyState heading={<FormattedMessage id="account.wishlist.ended" defaultMessage="This list is not shared." />} action={<HomeLink />}>
      <FormattedMessage
        id="account.wishlist.ended-text"
        defaultMessage="Its owner has ended the link, or it is incomplete. Ask for a new one."
      />
    </EmptyState>
  );
}
