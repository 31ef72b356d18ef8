import { optionalSection } from '../../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../../platform/loaders/page-context.ts';

export interface DeliveryRate {
  from: number;
  amount: number;
  /** The company that delivers, if the merchant names it. */
  carrier?: string | undefined;
}

/** Returns the cheapest shipping method by merchandise total, lowest total first. Days of arrival depend on the shopper's postal code. */
export async function loadDeliveryRates(page: PageContext): Promise<readonly DeliveryRate[]> {
  const { client, currency, locale } = page;
  const estimate = await optionalSection(page, 'shipping rates', client.getDeliveryEstimate({ query: { currency, locale } }));
  return estimate?.rates.map(({ from, amount, carrier }) => ({ from, amount, carrier })) ?? [];
}
