import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommerce } from '../app.ts';
import { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { followInvalidations, type InvalidationFollower } from '../platform/cache/invalidation.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { eraseCustomerFor } from './operator-commands.ts';
import { openBrowser, type SessionReply } from './testing/session-calls.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const legacySession = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/sessions';
const followers: InvalidationFollower[] = [];
let customer: Awaited<ReturnType<typeof createCustomer>>;

async function startProcess(pollInterval = 20) {
  let follower: InvalidationFollower | undefined;
  const cache = new InvalidatingCache({ clock: commerce.clock, isCurrent: () => follower?.isCurrent() ?? false });
  follower = await followInvalidations({
    pool: commerce.deps.database.pool,
    onKeys: (keys) => cache.invalidate(keys),
    onGap: () => cache.clear(),
    pollInterval,
  });
  followers.push(follower);
  const { app } = createCommerce({ ...commerce.deps, cache });
  return {
    async statusOf({ body }: SessionReply): Promise<number> {
      const headers = { authorization: `Bearer ${body.accessToken}` };
      return (await app.request(legacySession, { method: 'POST', headers })).status;
    },
  };
}

beforeEach(async () => {
  customer = await createCustomer(commerce);
});
afterEach(async () => {
  for (const follower of followers.splice(0)) await follower.close();
});

describe('the access token of an ended session', () => {
  it.each<[string, (other: SessionReply, ended: ReturnType<typeof openBrowser>) => Promise<unknown>]>([
    ['the device signs out', (_, ended) => ended.signOut()],
    ['another device signs out all others', (other, ended) => ended.client(other.body).endOtherCustomerSessions()],
    [
      'the password is changed on another device',
      (other, ended) => {
        const { params, password: currentPassword } = customer;
        return ended.client(other.body).updateCustomerPassword({ params, body: { currentPassword, password: 'seven gray herons' } });
      },
    ],
    [
      'the account is erased',
      () => {
        const settings = { reviewErasure: 'person', masterKey: testSettings.masterKey } as const;
        return eraseCustomerFor(commerce.deps.database.db, customer.email, settings, { operator: 'Ada', now: commerce.clock.now() });
      },
    ],
  ])('is rejected within a second by every process when %s', async (_, end) => {
    const processes = [await startProcess(), await startProcess(400)];
    const [ended, another] = [openBrowser(commerce), openBrowser(commerce)];
    const session = await ended.signIn(customer);
    const other = await another.signIn(customer);
    const statuses = () => Promise.all(processes.map((process) => process.statusOf(session)));
    expect(await statuses()).toEqual([200, 200]);
    await end(other, ended);
    await expect.poll(statuses, { timeout: 1_000, interval: 10 }).toEqual([401, 401]);
  });

  it('is rejected also by a process that starts afterward', async () => {
    const browser = openBrowser(commerce);
    const session = await browser.signIn(customer);
    expect(await (await startProcess()).statusOf(session)).toBe(200);
    await browser.signOut();
    expect(await (await startProcess()).statusOf(session)).toBe(401);
  });

  it('is rejected when the session has reached its end', async () => {
    const process = await startProcess();
    const browser = openBrowser(commerce);
    await browser.signIn(customer, false);
    commerce.clock.advance((12 * 60 - 10) * 60_000);
    const session = await browser.refresh();
    expect(await process.statusOf(session)).toBe(200);
    commerce.clock.advance(11 * 60_000);
    expect(await process.statusOf(session)).toBe(401);
  });

  it('costs one statement per process while the session lasts, and none for a guest', async () => {
    const process = await startProcess();
    const browser = openBrowser(commerce);
    const guest = await browser.guest();
    const session = await browser.signIn(customer);
    const sent = recordStatements(commerce.deps.database);
    const lookUps = () => sent.filter((text) => text.includes('customer_session')).length;
    expect(await process.statusOf(guest)).toBe(200);
    expect(lookUps()).toBe(0);
    for (let call = 0; call < 5; call += 1) expect(await process.statusOf(session)).toBe(200);
    expect(lookUps()).toBe(1);
  });

  it('does not end those of others', async () => {
    const process = await startProcess();
    const [first, second] = [openBrowser(commerce), openBrowser(commerce)];
    await first.signIn(customer);
    const kept = await second.signIn(customer);
    expect(await process.statusOf(kept)).toBe(200);
    await first.signOut();
    expect(await process.statusOf(kept)).toBe(200);
  });
});
