import { describe, expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { action as emailDealsAction, loader as loadEmailDeals } from './email-deals.tsx';
import { action as catalogAction, loader as loadCatalogSignup } from './free-catalog-signup.tsx';
import { loader as loadUnsubscribe, action as unsubscribeAction } from './unsubscribe.tsx';

const succeeding = { success: true };

function recordingClient(response: object = succeeding) {
  const calls: [name: string, body: unknown][] = [];
  const call =
    (name: string) =>
    async ({ body }: { body: unknown }) => {
      calls.push([name, body]);
      return response;
    };
  const names = ['signUpForEmail', 'confirmEmail', 'unsubscribeEmail', 'requestCatalog'];
  return { calls, page: buildPageContext(Object.fromEntries(names.map((name) => [name, call(name)]))) };
}

describe.each([
  ['/email-deals', loadEmailDeals],
  ['/unsubscribe', loadUnsubscribe],
  ['/free-catalog-signup', loadCatalogSignup],
])('the loader of %s', (path, loader) => {
  it('is a 404 page without its content, and a 503 if the call fails', async () => {
    const load = (error: Error) => runRoute(loader, path, { page: buildPageContext({ getContentByKey: () => Promise.reject(error) }) });
    expect((await load(notFound)).status).toBe(404);
    expect((await load(unavailable)).status).toBe(503);
  });
});

describe('a form posted to /email-deals', () => {
  const post = async (path: string, posted: Record<string, string>, response?: object) => {
    const { calls, page } = recordingClient(response);
    return { ...(await runRoute(emailDealsAction, path, { page, posted })), calls };
  };

  it('MARKETING-004 signs up an address from the page or the footer', async () => {
    for (const [source, sent] of [
      ['footer', 'footer'],
      ['email-deals', 'email-deals'],
      ['elsewhere', 'email-deals'],
    ] as const) {
      const { status, calls } = await post('/email-deals', { email: 'Dale@Example.com', source });
      expect(status).toBe(200);
      expect(calls).toMatchObject([['signUpForEmail', { email: 'dale@example.com', source: sent, consent: true }]]);
    }
  });

  it('confirms a sign-up with the token of its URL and nothing else', async () => {
    const { status, calls, data } = await post('/email-deals?confirm=abc', {});
    expect([status, calls]).toEqual([200, [['confirmEmail', { token: 'abc' }]]]);
    expect(data).toMatchObject({ outcome: { status: 'done' } });
  });

  it('reports a link that is unknown or has expired', async () => {
    const { status, data } = await post('/email-deals?confirm=abc', {}, { success: false });
    expect(status).toBe(409);
    expect(data).toMatchObject({ outcome: { status: 'failed', error: { code: 'expired-link' } } });
  });
});

describe('a form posted to /unsubscribe', () => {
  const post = async (path: string, posted: Record<string, string>, response?: object) => {
    const { calls, page } = recordingClient(response);
    return { ...(await runRoute(unsubscribeAction, path, { page, posted })), calls };
  };

  it('unsubscribes by the token of its URL, without an address', async () => {
    const { status, calls } = await post('/unsubscribe?token=abc', { reason: 'other' });
    expect([status, calls]).toEqual([200, [['unsubscribeEmail', { token: 'abc', reason: 'other' }]]]);
  });

  it('needs an address without a token', async () => {
    expect(await post('/unsubscribe', { email: 'dale@example' })).toMatchObject({ status: 422, calls: [] });
    const { calls } = await post('/unsubscribe', { email: 'dale@example.com' });
    expect(calls).toEqual([['unsubscribeEmail', { email: 'dale@example.com', website: '' }]]);
  });

  it('reports a link that is unknown', async () => {
    expect(await post('/unsubscribe?token=abc', {}, { success: false })).toMatchObject({
      status: 409,
      data: { outcome: { error: { code: 'expired-link' } } },
    });
  });
});

it('ROUTE-022 an incomplete catalog request is not sent', async () => {
  const { calls, page } = recordingClient();
  const { status } = await runRoute(catalogAction, '/free-catalog-signup', { page, posted: { fullName: 'Dale', countryCode: 'US' } });
  expect([status, calls]).toEqual([422, []]);
});
