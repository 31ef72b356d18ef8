import type { Client } from '@outfitter/contract/client';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { getShopper } from '../platform/session/index.ts';
import { customerQuery } from './use-customer.ts';

/** Sends a change of the current customer, and fetches the customer again. Resolves when the page has the new data. */
export async function changeCustomer<Result>(send: (client: Client, customerId: string) => Promise<Result>): Promise<Result> {
  const { session, customerClient } = getShopper();
  const { customerId } = await session.getLogin();
  try {
    return await send(customerClient, customerId);
  } finally {
    // The data is fetched again even after an error: another tab may have changed the customer.
    await refetchCustomer();
  }
}

/** Fetches the current customer again. Resolves when the page has the new data. */
export async function refetchCustomer(): Promise<void> {
  await getQueryClient().invalidateQueries({ queryKey: customerQuery.queryKey });
}
