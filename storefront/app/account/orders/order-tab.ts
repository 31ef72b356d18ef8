import { type SalesOriginTab, salesOriginsByTab } from '@outfitter/contract/client';
import { defineMessages } from 'react-intl';

/** The tabs of the order list (ORDER-010). */
export const orderTabs = ['all', 'online', 'store', 'phone'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const orderTabMessages = defineMessages<OrderTab>({
  all: { id: 'account.orders.all', defaultMessage: 'All Orders' },
  online: { id: 'account.orders.online', defaultMessage: 'Online' },
  store: { id: 'account.orders.store', defaultMessage: 'Store' },
  phone: { id: 'account.orders.phone', defaultMessage: 'Phone' },
});

export const parseOrderTab = (name: string | null): OrderTab => orderTabs.find((tab) => tab === name) ?? 'all';

/** Returns the tab of a sales origin (ORDER-011); undefined for an origin that no tab covers. */
export function originTab(salesOrigin: string): SalesOriginTab | undefined {
  const tabs = Object.keys(salesOriginsByTab) as SalesOriginTab[];
  return tabs.find((tab) => (salesOriginsByTab[tab] as readonly string[]).includes(salesOrigin));
}
