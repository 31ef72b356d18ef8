import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { OrderTab } from '../order-tab.ts';

export function NoOrders({ tab }: { tab: OrderTab }) {
  return (
    <EmptyState heading={<Heading tab={tab} />} action={<Action tab={tab} />}>
      <Text tab={tab} />
    </EmptyState>
  );
}

function Heading({ tab }: { tab: OrderTab }) {
  switch (tab) {
    case 'all':
      return <FormattedMessage id="account.orders.none" defaultMessage="No orders yet" />;
    case 'online':
      return <FormattedMessage id="account.orders.none-online" defaultMessage="No online orders yet" />;
    case 'store':
      return <FormattedMessage id="account.orders.none-store" defaultMessage="Nothing from a store yet" />;
    case 'phone':
      return <FormattedMessage id="account.orders.none-phone" defaultMessage="No phone orders yet" />;
  }
}

function Text({ tab }: { tab: OrderTab }) {
  switch (tab) {
    case 'all':
    case 'online':
      return (
        <FormattedMessage
          id="account.orders.none-text"
          defaultMessage="What you order shows up here, with its tracking. Orders that you placed as a guest join once your email is confirmed."
        />
      );
    case 'store':
      return (
        <FormattedMessage
          id="account.orders.none-store-text"
          defaultMessage="Give your email at the register, and the receipt shows up here."
        />
      );
    case 'phone':
      return (
        <FormattedMessage
          id="account.orders.none-phone-text"
          defaultMessage="Orders that you place by phone, mail or fax with your email show up here."
        />
      );
  }
}

function Action({ tab }: { tab: OrderTab }) {
  if (tab === 'store') {
    return (
      <ButtonLink to="/our-stores">
        <FormattedMessage id="account.orders.find-store" defaultMessage="Find a store" />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/">
      <FormattedMessage id="account.orders.shop" defaultMessage="Start shopping" />
    </ButtonLink>
  );
}
