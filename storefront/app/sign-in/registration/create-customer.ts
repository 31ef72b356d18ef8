import type { Client } from '@outfitter/contract/client';
import { splitFullName } from '../../platform/shop/full-name.ts';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
}

/** Registers a customer without signing them in (ACCOUNT-007, ACCOUNT-008). */
export async function createCustomer(client: Client, { fullName, email, password }: Registration): Promise<void> {
  const { firstName, lastName } = splitFullName(fullName);
  const customer = { firstName, lastName, email, login: email };
  await client.registerCustomer({ body: { customer, password } });
}
