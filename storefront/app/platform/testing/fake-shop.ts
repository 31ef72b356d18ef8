import type { Basket, Customer, SessionResponse } from '@outfitter/contract/client';
import { onTestFinished, vi } from 'vitest';
import { getQueryClient } from '../browser/query-client.ts';
import { getShopper } from '../session/index.ts';

export interface ReceivedRequest {
  /** Method and the end of the path: `POST orders`, `PUT customer`. */
  call: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  idempotencyKey: string | null;
}

type Respond = (request: ReceivedRequest) => Response | Promise<Response>;

const guestSession: SessionResponse = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'guest' };

const citiesByZipCode: Readonly<Record<string, readonly string[]>> = { '55731': ['Ely', 'Winton'], '54801': ['Spooner'], '09012': ['APO'] };

export const respondWith = (body: object, status = 200): Response => Response.json(body, { status });
export const respondWithFault = (status: number, type: string, details: object = {}): Response =>
  respondWith({ fault: { type, message: type, arguments: details } }, status);
export const loseConnection = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

type TestCustomer = Partial<Customer> & { firstName: string; email: string };

/**
 * Opens a browser tab whose requests get the responses of `calls`, by method and end of path. The last response of a list is repeated. The
 * tab is that of a guest, or of a customer who is signed in. The storage is empty but for the login, and everything is reset when the test
 * is finished.
 */
export function openTab(basket: Basket | null, calls: Readonly<Record<string, Respond | Respond[]>>, customer?: TestCustomer) {
  const requests: ReceivedRequest[] = [];
  const session: SessionResponse = { ...guestSession, authType: customer ? 'registered' : 'guest' };
  const server = { basket };
  const replies = new Map(Object.entries(calls).map(([call, respond]) => [call, [respond].flat()]));
  const receive = async (request: Request): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(request.url);
    if (path.startsWith('/api/postal-codes/')) return respondWith({ cities: citiesByZipCode[path.split('/').at(-1) ?? ''] ?? [] });
    const call = `${request.method} ${path.split('/').at(-1)}`;
    if (path === '/api/session/guest' && !replies.has(call)) return respondWith(session);
    if (call === 'POST sessions' && !replies.has(call)) return respondWith({ success: true, customerId: session.customerId });
    if (call === 'GET baskets') return respondWith({ baskets: server.basket ? [server.basket] : [], count: 1, start: 0, total: 1 });
    if (call === 'GET customer1' && customer && !replies.has(call)) return respondWith({ customerId: 'customer1', ...customer });
    // The header of a customer asks for them.
    if (call === 'GET saved-products' && customer && !replies.has(call)) return respondWith({ products: [] });
    const text = await request.text();
    const query = Object.fromEntries(searchParams);
    const received = {
      call,
      query,
      body: text === '' ? undefined : JSON.parse(text),
      idempotencyKey: request.headers.get('idempotency-key'),
    };
    requests.push(received);
    const queue = replies.get(call);
    const respond = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (!respond) throw new Error(`the test has no response for ${call}`);
    return respond(received);
  };
  // Failed changes are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', receive);
  Object.assign(document.documentElement.dataset, { siteId: 'DTC', organizationId: 'f_ecom_demo_001' });
  localStorage.setItem('outfitter.auth', JSON.stringify({ organizationId: 'f_ecom_demo_001', ...session }));
  // The tab of an earlier test may have a login in memory: this one is due for renewal.
  void getShopper().session.signIn(async () => ({ ...session, expiresIn: 0 }));
  if (customer) {
    const { firstName, email } = customer;
    localStorage.setItem('outfitter.remembered-user', JSON.stringify({ firstName, email }));
  }
  onTestFinished(() => {
    getQueryClient().clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { requests, server };
}
