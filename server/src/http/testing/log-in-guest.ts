import { createClient } from '@outfitter/contract/client';
import { request } from './request.ts';
import { siteOrigin } from './use-shop.ts';

export const pageHeaders = { origin: siteOrigin, 'sec-fetch-site': 'same-origin' };

/** Logs in a guest; `cookie` continues an earlier session. */
export async function logInGuest(origin: string, { siteOrigin = pageHeaders.origin, cookie: previous = '' } = {}) {
  const headers = { ...pageHeaders, origin: siteOrigin, ...(previous ? { cookie: previous } : {}) };
  const response = await request(origin, '/api/session/guest', { method: 'POST', headers });
  if (response.status !== 200) throw new Error(`the guest login responded with ${response.status}: ${response.text}`);
  const { accessToken, customerId, usid } = JSON.parse(response.text) as { accessToken: string; customerId: string; usid: string };
  const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  return { accessToken, customerId, usid, cookie, client: createClientAt(origin, accessToken) };
}

export function createClientAt(origin: string, accessToken?: string) {
  return createClient({ origin, siteId: 'DTC', organizationId: 'f_ecom_demo_001', accessToken: async () => accessToken });
}
