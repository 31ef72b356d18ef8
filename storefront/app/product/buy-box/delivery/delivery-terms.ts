import { type ContentFields, readGroup, readList, readText } from '../../../platform/content/content-fields.ts';
import { optionalSection, undefinedIfNotFound } from '../../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../../platform/loaders/page-context.ts';

export interface DeliveryRate {
  from: number;
  amount: number;
}

/** What the page states about delivery for every shopper; the days of arrival depend on the shopper's postal code. */
export interface DeliveryTerms {
  /** The cheapest shipping method by merchandise total, lowest total first. */
  rates: readonly DeliveryRate[];
  /** The postage of a return by mail; 0 if it is free. */
  returnPostage?: number;
}

/** Reads the return policies that the returns page publishes as structured data (SHELL-041). */
export function returnPostageIn(content: ContentFields, currency: string): number | undefined {
  const postages = readList(content, 'returnPolicies').map((policy) => readGroup(policy as ContentFields, 'postage') as ContentFields);
  const amount = Number(readText(postages.find((postage) => postage.currency === currency) ?? {}, 'amount') ?? Number.NaN);
  return Number.isNaN(amount) ? undefined : amount;
}

export async function loadDeliveryTerms(page: PageContext): Promise<DeliveryTerms> {
  const { client, currency, locale } = page;
  const returnsPage = client.getContentByKey({ params: { deliveryKey: 'returns' }, query: { depth: 'all', format: 'inlined', locale } });
  const [estimate, returns] = await Promise.all([
    optionalSection(page, 'shipping rates', client.getDeliveryEstimate({ query: { currency } })),
    optionalSection(page, 'returns', undefinedIfNotFound(returnsPage)),
  ]);
  const returnPostage = returns && returnPostageIn(returns.content, currency);
  return {
    rates: estimate?.rates.map(({ from, amount }) => ({ from, amount })) ?? [],
    ...(returnPostage === undefined ? {} : { returnPostage }),
  };
}
