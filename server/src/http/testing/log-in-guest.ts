import { createClient } from '@outfitter/contract/client';
import { request } from './request.ts';
import { siteOrigin } from './use-shop.ts';

/** What the storefront's own pages send with the calls of the session. */
export const pageHeaders = { origin: siteOrigin, 'sec-fetch-site': 'same-origin' };

/** A shopper without an account, logged in at `origin` the way the storefront does it. */
export async function logInGuest(origin: string) {
  const answer = await request(origin, '/api/session/guest', { method: 'POST', headers: pageHeaders });
  if (answer.status !== 200) throw new Error(`the guest login answered ${answer.status}: ${answer.text}`);
  const { accessToken, customerId, usid } = JSON.parse(answer.text) as { accessToken: string; customerId: string; usid: string };
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  return { accessToken, customerId, usid, cookie, client: createClientAt(origin, accessToken) };
}

/** The contract's client, calling over HTTP. */
export function createClientAt(origin: string, accessToken?: string) {
  return createClient({ origin, siteId: 'DTC', organizationId: 'f_ecom_demo_001', accessToken: async () => accessToken });
}
