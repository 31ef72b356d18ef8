import { createHash, randomBytes } from 'node:crypto';
import { type Client, createClient } from '@outfitter/contract/client';

export const site = { siteId: 'DTC', organizationId: 'f_ecom_demo_001' };
const login = `/mobify/proxy/api/shopper/auth/v1/organizations/${site.organizationId}/oauth2`;

export async function fetchGuestToken(origin: string, headers: Record<string, string> = {}): Promise<string> {
  const verifier = randomBytes(48).toString('base64url');
  const redirect = `${origin.replace('127.0.0.1', 'localhost')}/callback`;
  const query = new URLSearchParams({
    client_id: 'outfitter-web',
    redirect_uri: redirect,
    response_type: 'code',
    hint: 'guest',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    channel_id: site.siteId,
  });
  const redirectResponse = await fetch(`${origin}${login}/authorize?${query}`, { redirect: 'manual', headers });
  const location = new URL(redirectResponse.headers.get('location') ?? '', origin);
  const response = await fetch(`${origin}${login}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      client_id: 'outfitter-web',
      channel_id: site.siteId,
      code: location.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
      usid: location.searchParams.get('usid') ?? '',
    }),
  });
  if (!response.ok) throw new Error(`guest login failed: ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Logs in a guest whose requests have these headers: `x-forwarded-for` sets the network. */
export async function logInGuest(origin: string, headers: Record<string, string> = {}): Promise<Client> {
  return clientOf(origin, await fetchGuestToken(origin, headers), (request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(request);
  });
}

export function clientOf(origin: string, token: string, send: (request: Request) => Promise<Response> = fetch): Client {
  return createClient({ origin, ...site, fetch: send, accessToken: async () => token });
}

export const benchAddress = {
  fullName: 'Bench Guest',
  firstName: 'Bench',
  lastName: 'Guest',
  address1: '1 Sheridan Street',
  city: 'Ely',
  stateCode: 'MN',
  postalCode: '55731',
  countryCode: 'US',
  phone: '2185550100',
} as const;

export const benchCard = {
  number: '4111111111111111',
  cardType: 'VS',
  holder: 'Bench Guest',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
} as const;

export async function prepareBasket(client: Client, productId: string): Promise<{ basketId: string; total: number }> {
  const { basketId } = await client.createBasket();
  const params = { basketId };
  await client.addBasketItems({ params, body: [{ productId, quantity: 1 }] });
  await client.setBasketCustomer({ params, body: { email: 'bench@example.com' } });
  const shipment = { ...params, shipmentId: 'me' };
  const withAddress = await client.setShippingAddress({ params: shipment, query: { use_as_billing: 'true' }, body: benchAddress });
  const method = withAddress.defaultShippingMethodId ?? withAddress.applicableShippingMethods[0]?.id ?? '';
  await client.setShippingMethod({ params: shipment, body: { id: method } });
  const withPayment = await client.addPaymentInstrument({
    params,
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: benchCard },
  });
  return { basketId, total: withPayment.orderTotal };
}

export async function findStockedSkus(origin: string, count: number, cgid = 'men'): Promise<string[]> {
  const client = createClient({ origin, ...site });
  const found: string[] = [];
  for (let start = 0; found.length < count && start < 300; start += 24) {
    const { hits } = await client.searchProducts({ query: { cgid, count: 24, start } });
    if (hits.length === 0) break;
    const { data } = await client.getProducts({ params: { productIds: hits.map((hit) => hit.productId).join(',') } });
    found.push(
      ...data.flatMap((product) =>
        product.variants.filter((variant) => variant.inventory.stockLevel > 20).map((variant) => variant.productId),
      ),
    );
  }
  if (found.length === 0) throw new Error('the shop has no SKU with more than 20 in stock');
  return found.slice(0, count);
}
