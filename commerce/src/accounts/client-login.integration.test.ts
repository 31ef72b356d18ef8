import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { unitsOf } from '../basket/testing/merge-shop.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { useHttpServer } from '../testing/http-server.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { handlers } from './background.ts';

// The client's ES build does not load in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof import('commerce-sdk-isomorphic');
const database = useTestDatabase();
const commerce = useTestCommerce(database, { clock: { now: () => new Date() } });
const server = useHttpServer(commerce);
const mails = createMailRecorder(commerce);

beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id, usd: 6_000, onHand: 100 });
});

function publicClient() {
  const { clientId, organizationId, siteId } = testSettings;
  const origin = `http://localhost:${server.port}`;
  const slasClient = new sdk.ShopperLogin({
    proxy: `${origin}/mobify/proxy/api`,
    parameters: { clientId, organizationId, siteId, shortCode: 'unused' },
  });
  const redirectURI = `${origin}/callback`;
  return {
    guest: () => sdk.helpers.loginGuestUser({ slasClient, parameters: { redirectURI } }),
    logIn: ({ email: username, password }: TestCustomer, usid: string, body?: Record<`c_${string}`, string>) =>
      sdk.helpers.loginRegisteredUserB2C({
        slasClient,
        credentials: { username, password },
        parameters: { redirectURI, usid },
        ...(body ? { body } : {}),
      }),
    refresh: (refreshToken: string) => sdk.helpers.refreshAccessToken({ slasClient, parameters: { refreshToken } }),
  };
}

async function guestWith(quantity: number) {
  const client = publicClient();
  const tokens = await client.guest();
  const shopper = commerce.clientWith(tokens.access_token);
  const { basketId } = await shopper.createBasket();
  await shopper.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity }] });
  const customerId = tokens.customer_id;
  const { id: listId } = await shopper.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  await shopper.addProductListItem({ params: { customerId, listId }, body: { productId: 'CAP' } });
  return { ...client, tokens, shopper, basketId };
}

async function belongingsOf({ access_token, customer_id: customerId }: { access_token: string; customer_id: string }) {
  const client = commerce.clientWith(access_token);
  const { baskets } = await client.getCustomerBaskets({ params: { customerId } });
  const lists = await client.getProductLists({ params: { customerId } });
  const items = lists.data.flatMap(({ customerProductListItems }) => customerProductListItems);
  return { baskets: baskets.map(unitsOf), wishlist: items.map(({ productId, quantity }) => [productId, quantity]) };
}

describe('the login of the public client library, after a guest has filled a basket and a wishlist', () => {
  it('BASKET-011 AUTH-014 merges both, with the guest’s refresh token as the proof, and ends the guest’s session', async () => {
    const dale = await createCustomer(commerce);
    const { tokens, logIn, refresh } = await guestWith(2);
    const customer = await logIn(dale, tokens.usid, { c_guest_refresh_token: tokens.refresh_token });
    expect(customer).toMatchObject({ customer_id: dale.customerId, token_type: 'BEARER' });
    expect(customer.usid).not.toBe(tokens.usid);
    expect(await belongingsOf(customer)).toEqual({ baskets: [{ COAT: 2 }], wishlist: [['CAP', 1]] });
    expect(await refresh(tokens.refresh_token)).toMatchObject({ message: 'invalid refresh_token' });
  });

  it('merges nothing by a usid, which is no proof, with a wrong password, or by the token of a customer', async () => {
    const [dale, ann] = [await createCustomer(commerce), await createCustomer(commerce)];
    const { tokens, logIn, shopper, basketId } = await guestWith(1);
    const proof = { c_guest_refresh_token: tokens.refresh_token };
    expect(await belongingsOf(await logIn(dale, tokens.usid))).toEqual({ baskets: [], wishlist: [] });
    await expect(logIn({ ...dale, password: 'x' }, tokens.usid, proof)).rejects.toThrow();
    expect(await belongingsOf(await logIn(dale, tokens.usid, { c_guest_refresh_token: `${tokens.usid}.x` }))).toMatchObject({
      baskets: [],
    });
    const anns = await logIn(ann, tokens.usid, proof);
    expect(await belongingsOf(await logIn(dale, anns.usid, { c_guest_refresh_token: anns.refresh_token }))).toMatchObject({ baskets: [] });
    expect((await belongingsOf(anns)).baskets).toEqual([{ COAT: 1 }]);
    await expect(shopper.getBasket({ params: { basketId } })).rejects.toMatchObject({ type: 'BasketNotFoundException' });
  });

  it('BASKET-011 mails what the basket could not take, because its redirect cannot say it', async () => {
    const dale = await createCustomer(commerce);
    const { basketId } = await dale.client.createBasket();
    await dale.client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity: 10 }] });
    const shop = { brand: 'Ridge & Rivet', siteOrigin: testSettings.siteOrigin };
    const receive = () => mails.runHandlers(handlers({ transport: mails.transport, shop, settings: testSettings }));
    await receive();
    const { tokens, logIn } = await guestWith(15);
    const customer = await logIn(dale, tokens.usid, { c_guest_refresh_token: tokens.refresh_token });
    const [mail, ...others] = await receive();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: dale.email, subject: 'A few changes to your cart and wishlist at Ridge & Rivet' });
    expect(mail?.text).toContain('Fencepost Chore Coat: 10 of 15 were added, which makes the most for one order.');
    expect(await belongingsOf(customer)).toEqual({
      baskets: [{ COAT: 20 }],
      wishlist: [
        ['COAT', 5],
        ['CAP', 1],
      ],
    });
  });
});
