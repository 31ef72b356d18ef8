import { describe, expect, it } from 'vitest';
import { pageHeaders, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const commerce = useTestCommerce(useTestDatabase());

async function session(call: 'guest' | 'refresh' | 'logout', cookie = '') {
  const response = await commerce.request(`/api/session/${call}`, { method: 'POST', headers: { ...pageHeaders, cookie } });
  const setCookie = response.headers.get('set-cookie') ?? '';
  const text = await response.text();
  return { status: response.status, setCookie, cookie: setCookie.split(';', 1)[0] ?? '', body: text === '' ? {} : JSON.parse(text) };
}

describe('the storefront’s session', () => {
  it('AUTH-017 AUTH-022 starts for a guest with an HttpOnly refresh token that the browser deletes 60 seconds before its end', async () => {
    const started = await session('guest');
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({ expiresIn: 1800, authType: 'guest' });
    expect(JSON.stringify(started.body)).not.toContain(started.cookie.split('=')[1]);
    expect(started.setCookie).toMatch(/^outfitter_session=[^;]+; Path=\/api\/session; Max-Age=7775940; HttpOnly; SameSite=Lax$/);
  });

  it('AUTH-017 continues with the cookie and rotates its token', async () => {
    const started = await session('guest');
    const refreshed = await session('refresh', started.cookie);
    expect(refreshed.body).toMatchObject({ usid: started.body.usid, customerId: started.body.customerId });
    expect(refreshed.cookie).not.toBe(started.cookie);
    expect((await session('guest', refreshed.cookie)).body.usid).toBe(started.body.usid);
  });

  it('survives concurrent refreshes of two tabs', async () => {
    const started = await session('guest');
    const tabs = await Promise.all([
      session('refresh', started.cookie),
      session('refresh', started.cookie),
      session('guest', started.cookie),
    ]);
    expect(tabs.map((tab) => tab.status)).toEqual([200, 200, 200]);
    commerce.clock.advance(60_000);
    for (const tab of tabs) expect((await session('refresh', tab.cookie)).body.usid).toBe(started.body.usid);
  });

  it('AUTH-016 ends at logout; the next one belongs to a new guest', async () => {
    const started = await session('guest');
    const ended = await session('logout', started.cookie);
    expect(ended).toMatchObject({ status: 204, setCookie: expect.stringContaining('Max-Age=0') });
    expect(await session('refresh', started.cookie)).toMatchObject({
      status: 401,
      body: { fault: { type: 'InvalidAccessTokenException' } },
    });
    expect((await session('guest', started.cookie)).body.usid).not.toBe(started.body.usid);
  });

  it('cannot be refreshed without a valid cookie', async () => {
    expect((await session('refresh')).status).toBe(401);
    expect((await session('refresh', 'outfitter_session=x.y; other=1')).status).toBe(401);
  });

  it('rejects requests from other sites', async () => {
    const response = await commerce.request('/api/session/guest', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('the session cookie', () => {
  it('is Secure if the shop uses https', async () => {
    const { sessionCookie } = await import('./session-cookie.ts');
    const login = { refreshToken: 't', refreshSeconds: 600, isTransient: false };
    expect(sessionCookie(login, 'https://shop.example')).toContain('; Secure');
    expect(sessionCookie(login, 'http://localhost:3000')).not.toContain('Secure');
  });
});
