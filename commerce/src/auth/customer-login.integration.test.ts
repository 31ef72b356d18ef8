import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePassword } from '../customers/password/credentials.ts';
import { inTransaction } from '../platform/database/database.ts';
import { hashPassword } from '../platform/security/password-hash.ts';
import { createCustomer, type TestCustomer } from '../testing/customer-builder.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createAuthenticator } from './authenticate.ts';
import { revokeAllSessions } from './sessions/customer-sessions.ts';
import { basicOf, loginCallsOf, loginPath, readReply, redirectUri } from './testing/login-calls.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const { login, redeem, refresh, logout } = loginCallsOf(commerce);
const invalidToken = { status: 400, body: { message: 'invalid refresh_token', error: 'invalid_grant', status_code: '400' } };

let dale: TestCustomer;
beforeAll(async () => {
  dale = await createCustomer(commerce);
});
const logIn = async (customer = dale) => (await redeem(await login(customer))).body;

describe('the login of a customer', () => {
  it('API-077 redirects to the registered address with usid and code for the email address and password', async () => {
    const { response, location, usid, code } = await login(dale, { state: 's-1' });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
    expect(location.searchParams.get('state')).toBe('s-1');
    expect(usid).not.toBe('');
    expect(code.startsWith(`${dale.customerId}.`)).toBe(true);
  });

  it('API-077 accepts its parameters in the query, and the email address in any spelling', async () => {
    const query = new URLSearchParams({ client_id: testSettings.clientId, redirect_uri: redirectUri, code_challenge: 'a'.repeat(43) });
    const headers = { authorization: basicOf({ ...dale, email: ` ${dale.email.toUpperCase()} ` }) };
    expect((await commerce.request(`${loginPath}/login?${query}`, { method: 'POST', headers })).status).toBe(303);
  });

  it('ERROR-046 ERROR-047 rejects a wrong password and an unknown address with the same 401 in the login error format', async () => {
    const failed = [await login({ ...dale, password: 'x' }), await login({ email: 'nobody@example.com', password: 'x' })];
    for (const { response, code } of failed) {
      expect(code).toBe('');
      expect(await readReply(response)).toEqual({
        status: 401,
        body: {
          status_code: '401',
          message: 'Invalid Credentials.',
          error: 'invalid_grant',
          error_description: 'Invalid Credentials.',
        },
      });
    }
  });

  it.each([
    [{ redirect_uri: 'https://evil.example/callback' }, 400, 'invalid_request'],
    [{ client_id: 'other' }, 401, 'invalid_client'],
    [{ code_challenge: 'short' }, 400, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 400, 'invalid_request'],
    [{ response_type: 'token' }, 400, 'unsupported_response_type'],
    [{ channel_id: 'OTHER' }, 400, 'invalid_request'],
  ])('ERROR-047 rejects %j without a redirect', async (fields, status, error) => {
    const { response } = await login(dale, fields);
    expect(response.headers.get('location')).toBeNull();
    expect(await readReply(response)).toMatchObject({ status, body: { status_code: String(status), error, message: expect.any(String) } });
  });

  it('needs Basic credentials', async () => {
    for (const authorization of ['', 'Bearer x', 'Basic ', 'Basic eA==']) {
      const { response } = await login(dale, {}, { authorization });
      expect(await readReply(response), authorization).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    }
  });

  it('API-078 AUTH-019 returns every key, with an id token and the claims of the customer', async () => {
    const started = await login(dale);
    const { status, body } = await redeem(started);
    expect(status).toBe(200);
    expect(body).toMatchObject({ usid: started.usid, customer_id: dale.customerId, token_type: 'BEARER', idp_access_token: '' });
    expect(body).toMatchObject({ expires_in: 1800, refresh_token_expires_in: 7_776_000 });
    expect(body.enc_user_id).toMatch(/^[0-9a-f]{32}$/);
    const claims = decodeJwt(body.access_token ?? '');
    expect(claims.sub).toBe(`cc-slas::demo_001::scid:outfitter-web::usid:${body.usid}`);
    expect(claims.isb).toBe(`uido:ecom::upn:${dale.email}::uidn:Dale Ostergaard::gcid:${body.usid}::rcid:${dale.customerId}::chid:DTC`);
    const { keys } = (await (await commerce.request(`${loginPath}/jwks`)).json()) as Parameters<typeof createLocalJWKSet>[0];
    const { payload } = await jwtVerify(body.id_token ?? '', createLocalJWKSet({ keys }), {
      issuer: `http://localhost:3000${loginPath.replace('/oauth2', '')}`,
      audience: testSettings.clientId,
      currentDate: commerce.clock.now(),
    });
    expect(payload).toMatchObject({ sub: dale.customerId, email: dale.email, name: 'Dale Ostergaard', sid: claims.sid });
  });

  it('returns an id token that no call accepts as an access token', async () => {
    const { id_token = '', access_token = '' } = await logIn();
    const authenticate = createAuthenticator(commerce.deps);
    expect(await authenticate(id_token)).toMatchObject({ ok: false, error: 'InvalidAccessTokenException' });
    expect(await authenticate(access_token)).toMatchObject({
      ok: true,
      value: { isRegistered: true, customerGroupId: dale.customerId, email: dale.email },
    });
  });

  it('starts with a new usid, whichever one the caller sends, so that nobody can fix a session', async () => {
    const guest = await commerce.guest();
    const started = await login(dale, { usid: guest.usid });
    expect(started.usid).not.toBe(guest.usid);
    const { body } = await redeem(started);
    expect(body.usid).toBe(started.usid);
    expect((await refresh(guest.cookie.split('=')[1])).body.customer_id).toBe(guest.customerId);
  });

  it('accepts a code once, and revokes its tokens and no others if it is used again', async () => {
    const [started, other] = [await login(dale), await logIn()];
    const first = (await redeem(started)).body;
    const second = (await refresh(first.refresh_token)).body;
    expect(await redeem(started)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const { refresh_token } of [first, second]) expect(await refresh(refresh_token)).toMatchObject(invalidToken);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('rejects a code with the verifier of another login, and after a minute', async () => {
    const [mine, thief] = [await login(dale), await login(dale)];
    expect((await redeem({ code: mine.code, verifier: thief.verifier })).status).toBe(400);
    commerce.clock.advance(60_000);
    expect((await redeem(thief)).status).toBe(400);
  });
});

describe('the refresh token of a customer', () => {
  it('AUTH-017 ERROR-048 is exchanged for tokens of the same customer and session, and works once', async () => {
    const first = await logIn();
    const second = await refresh(first.refresh_token);
    expect(second).toMatchObject({ status: 200, body: { customer_id: dale.customerId, usid: first.usid, enc_user_id: first.enc_user_id } });
    expect(second.body.id_token).not.toBe('');
    expect(decodeJwt(second.body.access_token ?? '').sid).toBe(decodeJwt(first.access_token ?? '').sid);
    commerce.clock.advance(10_001);
    expect(await refresh(first.refresh_token)).toMatchObject(invalidToken);
    expect(await refresh(second.body.refresh_token)).toMatchObject(invalidToken);
  });

  it('AUTH-022 is rejected with EXPIRED_TOKEN at the end of its 90 days', async () => {
    const first = await logIn();
    commerce.clock.advance((7_776_000 - 60) * 1_000);
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, body: { message: 'EXPIRED_TOKEN' } });
  });

  it('returns the name and address of today', async () => {
    const ann = await createCustomer(commerce);
    const first = await logIn(ann);
    await database.pool.query(`UPDATE customer SET first_name = 'Ann' WHERE customer_group_id = $1`, [ann.customerId]);
    const { access_token = '' } = (await refresh(first.refresh_token)).body;
    expect(decodeJwt(access_token).isb).toContain('::uidn:Ann Ostergaard::');
  });

  it('is invalid once the customer is gone', async () => {
    const ann = await createCustomer(commerce);
    const [first, started] = [await logIn(ann), await login(ann)];
    await database.pool.query('DELETE FROM customer WHERE customer_group_id = $1', [ann.customerId]);
    expect(await refresh(first.refresh_token)).toMatchObject(invalidToken);
    expect((await redeem(started)).status).toBe(400);
    expect((await login(ann)).response.status).toBe(401);
  });

  it('API-079 is revoked with its family at logout, and with no other', async () => {
    const [first, other] = [await logIn(), await logIn()];
    const second = (await refresh(first.refresh_token)).body;
    const reply = await readReply(await logout(first.refresh_token));
    expect(reply).toMatchObject({ status: 200, body: { customer_id: dale.customerId, usid: first.usid } });
    expect(await refresh(second.refresh_token)).toMatchObject(invalidToken);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });
});

describe('a change of the password', () => {
  const changePassword = (customer: TestCustomer, exceptFamilyId?: string) =>
    inTransaction(commerce.deps.database.db, async (tx) => {
      const hash = await hashPassword(`${customer.password}, new`);
      await storePassword(tx, customer.customerId, hash, commerce.clock.now());
      return revokeAllSessions(tx, customer.customerId, commerce.clock.now(), exceptFamilyId);
    });

  it('ends every session but the one that is excepted, and logins that have only a code', async () => {
    const ann = await createCustomer(commerce);
    const [current, other, started] = [await logIn(ann), await logIn(ann), await login(ann)];
    expect(await changePassword(ann, String(decodeJwt(current.access_token ?? '').sid))).toBe(1);
    expect((await refresh(current.refresh_token)).status).toBe(200);
    expect(await refresh(other.refresh_token)).toMatchObject(invalidToken);
    expect((await redeem(started)).status).toBe(400);
    expect((await login(ann)).response.status).toBe(401);
  });

  it('leaves no valid token if it happens during a refresh or a login', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ann = await createCustomer(commerce);
      const first = await logIn(ann);
      const [refreshed, started] = await Promise.all([refresh(first.refresh_token), login(ann), changePassword(ann)]);
      for (const token of [first.refresh_token, refreshed.body.refresh_token]) expect(await refresh(token)).toMatchObject(invalidToken);
      if (started.code) expect((await redeem(started)).status).toBe(400);
    }
  });
});
