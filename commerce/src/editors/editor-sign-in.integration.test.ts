import { setPreviewCookie } from '@outfitter/contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders, testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { addEditor } from './editor-accounts.ts';
import { addSignedInEditor, signInEditor } from './testing/sign-in-editor.ts';

const commerce = useTestCommerce(useTestDatabase());
let token: string;
let password: string;
beforeAll(async () => {
  ({ token, password } = await addSignedInEditor(commerce, 'Dale'));
});
const signIn = (body: Record<string, string>, headers: Record<string, string> = {}) => signInEditor(commerce, body, headers);

describe('the sign-in of an editor', () => {
  it('PREVIEW-006 returns a token with the scope preview:read that is valid for an hour', async () => {
    const { status, body, headers } = await signIn({ name: ' DALE ', password });
    expect([status, body.scope, body.expiresIn, headers.get('cache-control')]).toEqual([200, 'preview:read', 3600, 'no-store']);
    const session = await commerce.request('/api/preview/session', { headers: { authorization: `Bearer ${token}` } });
    expect(await session.json()).toEqual({
      name: 'dale',
      scope: 'preview:read',
      expiresAt: '2026-11-21T16:00:00.000Z',
      contentDomains: [],
    });
    expect(session.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is rejected with the same message whether or not the name exists', async () => {
    const failed = [
      await signIn({ name: 'dale', password: 'x' }),
      await signIn({ name: 'nobody', password }),
      await signIn({ name: "' OR 1=1", password }),
    ];
    for (const { status, body } of failed) {
      expect([status, body]).toEqual([401, failed[0]?.body]);
      expect(body.message).toBe('Invalid Credentials.');
    }
  });

  it('is limited per network, whatever the names', async () => {
    const from = (address: string) => (name: string) => signIn({ name, password: 'x' }, { 'x-client-address': address });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await from('203.0.113.7')(`editor${attempt}`)).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await from('203.0.113.8')('editor')).status).toBe(401);
  });

  const at203 = { 'x-client-address': '203.0.113.40' };
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

  it('accepts the right password from other networks, however many wrong ones others send for the name', async () => {
    for (let host = 0; host < 17; host += 1) {
      for (let tried = 0; tried < 3; tried += 1)
        await signIn({ name: 'dale', password: 'x' }, { 'x-client-address': `198.51.100.${host}` });
    }
    expect((await signIn({ name: 'dale', password }, { 'x-client-address': '192.0.2.1' })).status).toBe(200);
  });

  it('accepts the right password from a known device, also if its network is closed', async () => {
    const first = await signIn({ name: 'dale', password }, at203);
    const cookie = cookieOf(first.headers);
    expect(first.headers.get('set-cookie')).toMatch(/^outfitter_editor_device=.*; HttpOnly; SameSite=Lax/);
    const statuses: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) statuses.push((await signIn({ name: 'dale', password: 'x' }, at203)).status);
    expect(statuses).toEqual(Array(10).fill(401));
    expect((await signIn({ name: 'dale', password }, at203)).status).toBe(429);
    expect((await signIn({ name: 'dale', password }, { ...at203, cookie })).status).toBe(200);
    expect((await signIn({ name: 'dale', password, device: first.body.device ?? '' }, at203)).status).toBe(200);
  });

  it('limits guesses on a known device, which then has the limits of an unknown one', async () => {
    const address = { 'x-client-address': '203.0.113.50' };
    const cookie = cookieOf((await signIn({ name: 'dale', password }, address)).headers);
    const known = { ...address, cookie };
    const statuses: number[] = [];
    for (let tried = 0; tried < 22; tried += 1) statuses.push((await signIn({ name: 'dale', password: 'x' }, known)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    expect((await signIn({ name: 'dale', password }, known)).status).toBe(429);
    expect((await signIn({ name: 'dale', password }, { 'x-client-address': '203.0.113.51', cookie })).status).toBe(200);
  });

  it('does not recognize another editor’s device, nor a forged one', async () => {
    const added = await addEditor(commerce.deps.database.db, 'Ann', testNow);
    const annsPassword = added.ok ? added.value.password : '';
    const address = { 'x-client-address': '203.0.113.60' };
    const cookie = cookieOf((await signIn({ name: 'ann', password: annsPassword }, address)).headers);
    for (let tried = 0; tried < 10; tried += 1) await signIn({ name: 'dale', password: 'x' }, address);
    expect((await signIn({ name: 'dale', password }, { ...address, cookie })).status).toBe(429);
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect((await signIn({ name: 'dale', password }, { ...address, cookie: forged })).status).toBe(429);
  });

  it('stores only the argon2id hash of the password', async () => {
    const { rows } = await commerce.deps.database.pool.query('SELECT * FROM editor');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(password);
  });
});

describe('the token of the preview cookie', () => {
  const fetchToken = async (previewToken: string, headers: Record<string, string> = pageHeaders) => {
    const [cookie = ''] = setPreviewCookie({ token: previewToken, time: undefined, includesUnpublished: false, domain: '' }, 60, '').split(
      ';',
    );
    const response = await commerce.request('/api/preview/token', { method: 'POST', headers: { ...headers, cookie } });
    return { status: response.status, caching: response.headers.get('cache-control'), body: await response.json() };
  };

  it('PREVIEW-006 is returned to a page of the shop, and is never cached', async () => {
    expect(await fetchToken(token)).toEqual({ status: 200, caching: 'no-store', body: { token, expiresAt: '2026-11-21T16:00:00.000Z' } });
  });

  it('is not returned to other sites, or if it is forged, expired or absent', async () => {
    expect((await fetchToken(token, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetchToken(`${token.slice(0, -4)}AAAA`)).status).toBe(401);
    expect((await commerce.request('/api/preview/token', { method: 'POST', headers: pageHeaders })).status).toBe(401);
  });
});
