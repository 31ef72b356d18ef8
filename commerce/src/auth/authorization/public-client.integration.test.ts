import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createCustomer } from '../../testing/customer-builder.ts';
import { useHttpServer } from '../../testing/http-server.ts';
import { testSettings, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

// The client's ES build does not load in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof import('commerce-sdk-isomorphic');
const commerce = useTestCommerce(useTestDatabase(), { clock: { now: () => new Date() } });

const server = useHttpServer(commerce);
const originOf = () => `http://localhost:${server.port}`;

function loginClient() {
  return new sdk.ShopperLogin({
    proxy: `${originOf()}/mobify/proxy/api`,
    parameters: {
      clientId: testSettings.clientId,
      organizationId: testSettings.organizationId,
      shortCode: 'unused',
      siteId: testSettings.siteId,
    },
  });
}

describe('the public client library of the login service, over HTTP', () => {
  it('AUTH-017 API-076 API-078 logs in as a guest and refreshes', async () => {
    const slasClient = loginClient();
    const guest = await sdk.helpers.loginGuestUser({ slasClient, parameters: { redirectURI: `${originOf()}/callback` } });
    expect(guest).toMatchObject({ token_type: 'BEARER', id_token: '', expires_in: 1800 });
    expect(guest.access_token.split('.')).toHaveLength(3);
    const refreshed = await sdk.helpers.refreshAccessToken({ slasClient, parameters: { refreshToken: guest.refresh_token } });
    expect(refreshed).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id });
    expect(refreshed.refresh_token).not.toBe(guest.refresh_token);
  });

  it('API-079 logs out, which revokes its refresh token', async () => {
    const slasClient = loginClient();
    const guest = await sdk.helpers.loginGuestUser({ slasClient, parameters: { redirectURI: `${originOf()}/callback` } });
    await sdk.helpers.logout({ slasClient, parameters: { accessToken: guest.access_token, refreshToken: guest.refresh_token } });
    const rejected = await sdk.helpers.refreshAccessToken({ slasClient, parameters: { refreshToken: guest.refresh_token } });
    expect(rejected).toMatchObject({ message: 'invalid refresh_token' });
  });

  it('AUTH-017 AUTH-019 AUTH-023 API-077 API-078 logs in as a customer, refreshes and logs out', async () => {
    const { customerId, email: username, password } = await createCustomer(commerce);
    const slasClient = loginClient();
    const guest = await sdk.helpers.loginGuestUser({ slasClient, parameters: { redirectURI: `${originOf()}/callback` } });
    const parameters = { redirectURI: `${originOf()}/callback`, usid: guest.usid };
    const customer = await sdk.helpers.loginRegisteredUserB2C({ slasClient, credentials: { username, password }, parameters });
    expect(customer).toMatchObject({
      customer_id: customerId,
      token_type: 'BEARER',
      expires_in: 1800,
      refresh_token_expires_in: 7_776_000,
    });
    for (const token of [customer.id_token, customer.access_token]) expect(token.split('.')).toHaveLength(3);
    expect(customer.enc_user_id).not.toBe('');
    const refreshed = await sdk.helpers.refreshAccessToken({ slasClient, parameters: { refreshToken: customer.refresh_token } });
    expect(refreshed).toMatchObject({ usid: customer.usid, customer_id: customerId, enc_user_id: customer.enc_user_id });
    expect(refreshed.id_token.split('.')).toHaveLength(3);
    await sdk.helpers.logout({ slasClient, parameters: { accessToken: refreshed.access_token, refreshToken: refreshed.refresh_token } });
    const rejected = await sdk.helpers.refreshAccessToken({ slasClient, parameters: { refreshToken: refreshed.refresh_token } });
    expect(rejected).toMatchObject({ message: 'invalid refresh_token' });
  });

  it('ERROR-046 receives the 401 of a wrong password as it was sent', async () => {
    const { email: username } = await createCustomer(commerce);
    const login = sdk.helpers.loginRegisteredUserB2C({
      slasClient: loginClient(),
      credentials: { username, password: 'x' },
      parameters: { redirectURI: `${originOf()}/callback` },
    });
    const error = (await login.catch((thrown: unknown) => thrown)) as { response: Response };
    expect(error.response.status).toBe(401);
    expect(await error.response.json()).toMatchObject({ status_code: '401', message: 'Invalid Credentials.' });
  });
});
