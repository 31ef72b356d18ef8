import { getShopper } from '../platform/session/index.ts';

/** The response is the same for known and unknown addresses (API-060). */
export async function sendPasswordLink(email: string): Promise<void> {
  await getShopper().anonymousClient.resetCustomerPassword({ body: { identification: email, type: 'email' } });
}
