import type { Client } from '@outfitter/contract/client';

/** Requests a password link. The response is the same for known and unknown addresses (API-060). */
export async function sendPasswordLink(client: Client, email: string): Promise<void> {
  await client.resetCustomerPassword({ body: { identification: email, type: 'email' } });
}
