import { headers as headerNames } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { pageHeaders, testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);

const startAt = (address: string, cookie = '') =>
  commerce.request('/api/session/guest', {
    method: 'POST',
    headers: { ...pageHeaders, cookie, [headerNames.clientAddress]: address },
  });
const authorizeAt = (address: string) => {
  const query = new URLSearchParams({
    client_id: testSettings.clientId,
    redirect_uri: `${testSettings.siteOrigin}/callback`,
    response_type: 'code',
    hint: 'guest',
    code_challenge: 'a'.repeat(43),
  });
  const path = `/mobify/proxy/api/shopper/auth/v1/organizations/${testSettings.organizationId}/oauth2/authorize?${query}`;
  return commerce.request(path, { headers: { [headerNames.clientAddress]: address } });
};
async function useAllButOneGuest(address: string): Promise<void> {
  expect((await startAt(address)).status).toBe(200);
  await database.pool.query(`UPDATE rate_limit SET tokens = 1 WHERE name = 'guest' AND tokens > 298`);
}

describe('the limit of new guests per network', () => {
  it('rejects further guests with Retry-After', async () => {
    await useAllButOneGuest('203.0.113.7');
    expect((await startAt('203.0.113.7')).status).toBe(200);
    const rejected = await startAt('203.0.113.7');
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('1');
    expect(await rejected.json()).toMatchObject({ fault: { type: 'TooManyRequestsException' } });
    expect((await startAt('203.0.113.8')).status).toBe(200);
    commerce.clock.advance(1_000);
    expect((await startAt('203.0.113.7')).status).toBe(200);
  });

  it('counts both ways to log in together; the OAuth call returns its own error format', async () => {
    await useAllButOneGuest('198.51.100.4');
    expect((await authorizeAt('198.51.100.4')).status).toBe(303);
    const rejected = await authorizeAt('198.51.100.4');
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('1');
    expect(await rejected.json()).toMatchObject({ status_code: '429', error: 'slow_down' });
  });

  it('does not affect a guest with a session', async () => {
    await useAllButOneGuest('192.0.2.1');
    const cookie = (await startAt('192.0.2.1')).headers.get('set-cookie')?.split(';', 1)[0];
    expect((await startAt('192.0.2.1')).status).toBe(429);
    expect((await startAt('192.0.2.1', cookie)).status).toBe(200);
  });
});
