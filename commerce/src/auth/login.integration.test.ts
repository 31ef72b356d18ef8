import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createAuthenticator } from './authenticate.ts';
import { deleteExpiredLogins } from './tokens/refresh-tokens.ts';

const commerce = useTestCommerce(useTestDatabase());
const loginPath = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_demo_001/oauth2';
const redirectUri = 'http://localhost:3000/callback';

interface TokenResponse {
  status: number;
  body: Record<string, string>;
}
async function readResponse(response: Response): Promise<TokenResponse> {
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function authorize(overrides: Record<string, string> = {}) {
  const verifier = randomBytes(48).toString('base64url');
  const query = new URLSearchParams({
    client_id: testSettings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    hint: 'guest',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    channel_id: 'DTC',
    ...overrides,
  });
  const response = await commerce.request(`${loginPath}/authorize?${query}`);
  const location = new URL(response.headers.get('location') ?? 'http://none');
  return { response, verifier, location, code: location.searchParams.get('code') ?? '', usid: location.searchParams.get('usid') ?? '' };
}

const token = async (fields: Record<string, string>) =>
  readResponse(
    await commerce.request(`${loginPath}/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: testSettings.clientId, ...fields }),
    }),
  );
const codeFields = (login: { code: string; verifier: string }) => ({
  grant_type: 'authorization_code_pkce',
  code: login.code,
  code_verifier: login.verifier,
  redirect_uri: redirectUri,
});
const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken });
async function logIn(): Promise<Record<string, string>> {
  return (await token(codeFields(await authorize()))).body;
}
const invalid = { status: 400, body: { message: 'invalid refresh_token', error: 'invalid_grant', status_code: '400' } };

describe('the guest login', () => {
  it('API-076 AUTH-017 redirects to the registered address with usid and code', async () => {
    const { response, location, code, usid } = await authorize({ state: 's-1' });
    expect(response.status).toBe(303);
    expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
    expect(location.searchParams.get('state')).toBe('s-1');
    expect(code.startsWith(`${usid}.`)).toBe(true);
    expect((await commerce.request('/callback?usid=1&code=2')).status).toBe(200);
  });

  it.each([
    [{ redirect_uri: 'https://evil.example/callback' }, 400, 'invalid_request'],
    [{ client_id: 'other' }, 401, 'invalid_client'],
    [{ code_challenge_method: 'plain' }, 400, 'invalid_request'],
    [{ code_challenge: 'short' }, 400, 'invalid_request'],
    [{ response_type: 'token' }, 400, 'unsupported_response_type'],
    [{ hint: 'google' }, 400, 'invalid_request'],
    [{ channel_id: 'OTHER' }, 400, 'invalid_request'],
  ])('rejects %j without a redirect', async (parameters, status, error) => {
    const { response } = await authorize(parameters);
    expect(response.headers.get('location')).toBeNull();
    expect(await readResponse(response)).toMatchObject({
      status,
      body: { status_code: String(status), error, message: expect.any(String) },
    });
  });

  it('API-078 exchanges the code for tokens with every key present', async () => {
    const login = await authorize();
    const { status, body } = await token(codeFields(login));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id_token: '', enc_user_id: '', idp_access_token: '', token_type: 'BEARER', expires_in: 1800 });
    expect(body).toMatchObject({ usid: login.usid, refresh_token_expires_in: 7_776_000 });
    const claims = decodeJwt(body.access_token ?? '');
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'isb', 'iss', 'sub']);
    expect([claims.iss, claims.aud]).toEqual([`http://localhost:3000${loginPath.replace('/oauth2', '')}`, 'http://localhost:3000']);
    expect(claims.sub).toBe(`cc-slas::demo_001::scid:outfitter-web::usid:${login.usid}`);
    expect(claims.isb).toBe(`uido:slas::upn:Guest::uidn:Guest User::gcid:${body.customer_id}::chid:DTC`);
  });

  it('accepts parameters in the query as well as in the form', async () => {
    const query = new URLSearchParams({ client_id: testSettings.clientId, ...codeFields(await authorize()) });
    expect((await commerce.request(`${loginPath}/token?${query}`, { method: 'POST' })).status).toBe(200);
  });

  it('accepts a code once, within a minute, with the verifier of its login', async () => {
    const login = await authorize();
    expect((await token(codeFields(login))).status).toBe(200);
    expect(await token(codeFields(login))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await token({ ...codeFields(await authorize()), code_verifier: 'x'.repeat(64) })).toMatchObject({ status: 400 });
    expect(await token({ ...codeFields(await authorize()), redirect_uri: 'http://localhost:1/callback' })).toMatchObject({ status: 400 });
    const expiredLogin = await authorize();
    commerce.clock.advance(60_000);
    expect(await token(codeFields(expiredLogin))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('revokes the tokens of a code that is used again, also after a refresh, and those of no other guest', async () => {
    const [login, other] = [await authorize(), await logIn()];
    const first = (await token(codeFields(login))).body;
    const second = (await refresh(first.refresh_token ?? '')).body;
    commerce.clock.advance(30 * 60_000);
    await deleteExpiredLogins(commerce.deps.database.db, commerce.clock.now());
    expect((await token({ ...codeFields(login), code_verifier: 'x'.repeat(64) })).status).toBe(400);
    for (const { refresh_token: revoked = '' } of [first, second]) expect(await refresh(revoked)).toMatchObject(invalid);
    expect((await refresh(other.refresh_token ?? '')).status).toBe(200);
    expect(await deleteExpiredLogins(commerce.deps.database.db, new Date(commerce.clock.now().getTime() + 60 * 60_000))).toBeGreaterThan(0);
  });

  it('leaves no valid token if a code is used again during a rotation', async () => {
    const login = await authorize();
    const first = (await token(codeFields(login))).body;
    const [renewed] = await Promise.all([refresh(first.refresh_token ?? ''), token(codeFields(login))]);
    for (const left of [first.refresh_token, renewed.body.refresh_token]) {
      if (left) expect(await refresh(left)).toMatchObject(invalid);
    }
  });

  it('accepts one of two concurrent requests with one code', async () => {
    const login = await authorize();
    const responses = await Promise.all([1, 2, 3, 4].map(() => token(codeFields(login))));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('creates a new guest for a caller who sends another guest’s usid', async () => {
    const owner = await authorize();
    expect((await authorize({ usid: owner.usid })).usid).not.toBe(owner.usid);
  });

  it.each([
    ['client_credentials', 'unauthorized_client'],
    ['password', 'unsupported_grant_type'],
  ])('rejects the grant %s', async (grant, error) => {
    expect(await token({ grant_type: grant })).toMatchObject({ status: 400, body: { error } });
  });

  it('reports a missing parameter in the OAuth error format', async () => {
    const { status, body } = await token({});
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(['error', 'error_description', 'message', 'status_code']);
    expect(body).toMatchObject({ error: 'invalid_request', message: expect.stringContaining('$.grant_type') });
  });
});

describe('a refresh token', () => {
  it('AUTH-017 returns new tokens for the same guest, and works once', async () => {
    const first = await logIn();
    const second = await refresh(first.refresh_token ?? '');
    expect(second).toMatchObject({ status: 200, body: { usid: first.usid, customer_id: first.customer_id } });
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    commerce.clock.advance(10_001);
    expect(await refresh(first.refresh_token ?? '')).toMatchObject(invalid);
    expect(await refresh(second.body.refresh_token ?? '')).toMatchObject(invalid);
  });

  it('may be reused by another tab within ten seconds', async () => {
    const first = await logIn();
    const responses = await Promise.all([refresh(first.refresh_token ?? ''), refresh(first.refresh_token ?? '')]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    commerce.clock.advance(60_000);
    for (const { body } of responses) expect((await refresh(body.refresh_token ?? '')).status).toBe(200);
  });

  it('leaves no valid token if its family is revoked during a rotation', async () => {
    const first = await logIn();
    const second = (await refresh(first.refresh_token ?? '')).body;
    commerce.clock.advance(10_001);
    const [renewed] = await Promise.all([refresh(second.refresh_token ?? ''), refresh(first.refresh_token ?? '')]);
    for (const remainingToken of [second.refresh_token, renewed.body.refresh_token]) {
      if (remainingToken) expect(await refresh(remainingToken)).toMatchObject(invalid);
    }
  });

  it('AUTH-022 works until 60 seconds before its 90 days end, and is then rejected with EXPIRED_TOKEN', async () => {
    const [first, second] = [await logIn(), await logIn()];
    commerce.clock.advance((7_776_000 - 61) * 1000);
    expect((await refresh(second.refresh_token ?? '')).status).toBe(200);
    commerce.clock.advance(1000);
    expect(await refresh(first.refresh_token ?? '')).toMatchObject({ status: 400, body: { message: 'EXPIRED_TOKEN' } });
  });

  it.each(['', 'garbage', 'no-such-group.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is rejected if malformed or unknown: %j',
    async (parameters) => {
      expect(await refresh(parameters)).toMatchObject(invalid);
    },
  );

  it('API-079 is revoked with its family at logout', async () => {
    const first = await logIn();
    const second = (await refresh(first.refresh_token ?? '')).body;
    const query = new URLSearchParams({ refresh_token: first.refresh_token ?? '', client_id: 'outfitter-web', channel_id: 'DTC' });
    expect((await commerce.request(`${loginPath}/logout?${query}`)).status).toBe(200);
    expect(await refresh(second.refresh_token ?? '')).toMatchObject(invalid);
  });

  it('is never stored in plain text', async () => {
    const { refresh_token: text = '' } = await logIn();
    const secret = text.split('.')[1] ?? '';
    const { rows } = await commerce.deps.database.pool.query(
      'SELECT t::text AS row FROM refresh_token t UNION ALL SELECT c::text FROM authorization_code c',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the signing keys', () => {
  it('are published, verify tokens, and are stored encrypted', async () => {
    const discovery = await readResponse(await commerce.request(`${loginPath}/.well-known/openid-configuration`));
    const jwks = (await (await commerce.request(new URL(discovery.body.jwks_uri ?? '').pathname)).json()) as { keys: { d?: string }[] };
    expect(jwks.keys.some((key) => 'd' in key)).toBe(false);
    const { access_token = '' } = await logIn();
    const verified = await jwtVerify(access_token, createLocalJWKSet(jwks as Parameters<typeof createLocalJWKSet>[0]), {
      currentDate: commerce.clock.now(),
    });
    expect(verified.protectedHeader).toMatchObject({ alg: 'ES256' });
    const { rows } = await commerce.deps.database.pool.query<{ private_jwk: Buffer }>('SELECT private_jwk FROM signing_key');
    for (const row of rows) expect(row.private_jwk.toString('latin1')).not.toContain('"d"');
  });

  it('are rotated without rejecting a valid token', async () => {
    const keysNow = async () =>
      ((await (await commerce.request(`${loginPath}/jwks`)).json()) as { keys: { kid: string }[] }).keys.map((key) => key.kid);
    await commerce.guest();
    const { rows } = await commerce.deps.database.pool.query<{ last: Date }>('SELECT max(signs_to) AS last FROM signing_key');
    const end = rows[0]?.last ?? new Date();
    commerce.clock.set(new Date(end.getTime() - 10 * 60_000));
    const before = await commerce.guest();
    const published = await keysNow();
    commerce.clock.set(new Date(end.getTime() + 60_000));
    const after = await commerce.guest();
    const keyOf = (token: string) => decodeProtectedHeader(token).kid ?? '';
    expect(keyOf(after.accessToken)).not.toBe(keyOf(before.accessToken));
    // The successor was published before it signed anything.
    expect(published).toEqual(expect.arrayContaining([keyOf(before.accessToken), keyOf(after.accessToken)]));
    const authenticate = createAuthenticator(commerce.deps);
    expect(await authenticate(before.accessToken)).toMatchObject({ ok: true, value: { usid: before.usid } });
    expect(await authenticate(after.accessToken)).toMatchObject({ ok: true, value: { usid: after.usid } });
  });
});
