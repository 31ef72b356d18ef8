import { headers as headerNames } from '@outfitter/contract';
import { createClient } from '@outfitter/contract/client';
import { afterAll, beforeAll } from 'vitest';
import { type Commerce, createCommerce } from '../app.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { fixedClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/log.ts';
import type { TestDatabase } from './test-database.ts';
import { testSettings } from './test-settings.ts';

export { testSettings };

/** Initial time of the test clock: a Saturday morning in North America. */
export const testNow = new Date('2026-11-21T15:00:00Z');

export type TestClock = ReturnType<typeof fixedClock>;

/** A guest with a session. The client calls the application in memory. */
export interface TestGuest {
  accessToken: string;
  customerId: string;
  usid: string;
  cookie: string;
  client: ReturnType<typeof createClient>;
}

export const pageHeaders = { origin: testSettings.siteOrigin, 'sec-fetch-site': 'same-origin' };

/**
 * Starts the whole application on a test database, with a fixed clock and contract checks:
 *     const commerce = useTestCommerce(useTestDatabase());
 *     it('…', async () => { const { client } = await commerce.guest(); … });
 */
export function useTestCommerce(database: TestDatabase, overrides: Partial<CommerceDependencies> = {}) {
  const clock = fixedClock(testNow);
  let started: { deps: CommerceDependencies; commerce: Commerce } | undefined;
  const current = () => {
    if (!started) throw new Error('the test commerce is there inside of tests and hooks only');
    return started;
  };
  beforeAll(() => {
    const log = createLogger({ level: 'silent' });
    const deps = {
      database: openDatabase({ url: database.url, maxConnections: 20 }),
      clock,
      log,
      settings: testSettings,
      checkResponses: true,
      ...overrides,
    };
    started = { deps, commerce: createCommerce(deps) };
  });
  afterAll(async () => {
    await started?.commerce.close();
    await started?.deps.database.close();
  });
  const request = async (path: string, init?: RequestInit) => current().commerce.app.request(path, init);
  /** Responds with 500 when a call breaks the contract: the client takes a thrown error for a network error and repeats the call. */
  const serve = async (outgoing: Request) => {
    try {
      return await current().commerce.app.fetch(outgoing);
    } catch (error) {
      const { name: type, message } = error as Error;
      return Response.json({ fault: { type, message } }, { status: 500 });
    }
  };
  /** `address`: the client's address, as a gateway sends it. */
  const clientWith = (accessToken?: string, address?: string) =>
    createClient({
      origin: testSettings.siteOrigin,
      siteId: testSettings.siteId,
      organizationId: testSettings.organizationId,
      fetch: (outgoing) => {
        if (address) outgoing.headers.set(headerNames.clientAddress, address);
        return serve(outgoing);
      },
      accessToken: async () => accessToken,
    });
  return {
    clock,
    get deps() {
      return current().deps;
    },
    get app() {
      return current().commerce.app;
    },
    request,
    clientWith,
    async guest(address?: string): Promise<TestGuest> {
      const response = await request('/api/session/guest', { method: 'POST', headers: pageHeaders });
      const { accessToken, customerId, usid } = (await response.json()) as { accessToken: string; customerId: string; usid: string };
      const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      return { accessToken, customerId, usid, cookie, client: clientWith(accessToken, address) };
    },
  };
}
export type TestCommerce = ReturnType<typeof useTestCommerce>;
