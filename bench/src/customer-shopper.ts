import { type DatabaseHandle, systemClock } from '@outfitter/commerce';
import { registerTestCustomer } from '@outfitter/commerce/testing/customers';

/** A customer who always uses the same browser. */
export interface Customer {
  email: string;
  password: string;
  /** IP address in a network of its own, so that no limit of a network applies. */
  address: string;
  /** Cookie that identifies the browser after the first sign-in, so that later ones send no mail about a new device. */
  device?: string;
}

export interface BrowserSession {
  accessToken: string;
  customerId: string;
  /** Session cookie, as the browser sends it with the next session call. */
  cookie: string;
}

/** Target of session calls: the running shop, or a commerce server in this process. */
export interface SessionTarget {
  origin: string;
  send?: (request: Request) => Promise<Response>;
}

export function addCustomers(database: DatabaseHandle, count: number): Promise<Customer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const added = await registerTestCustomer({ database, clock: systemClock, settings: { brand: 'Bench' } });
      return { ...added, address: `10.${index}.0.1` };
    }),
  );
}

async function callSession(
  { origin, send = fetch }: SessionTarget,
  call: 'guest' | 'login',
  { address, cookies = [], body = {} }: { address: string; cookies?: readonly string[]; body?: object },
): Promise<BrowserSession & { device: string }> {
  const request = new Request(`${origin}/api/session/${call}`, {
    method: 'POST',
    headers: {
      origin: origin.replace('127.0.0.1', 'localhost'),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': address,
      cookie: cookies.join('; '),
    },
    body: JSON.stringify(body),
  });
  const response = await send(request);
  const text = await response.text();
  if (!response.ok) throw new Error(`session call ${call} failed: ${response.status}: ${text}`);
  const { accessToken, customerId } = JSON.parse(text) as Omit<BrowserSession, 'cookie'>;
  const [cookie = '', device = ''] = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { accessToken, customerId, cookie, device };
}

export function openGuestSession(target: SessionTarget, address: string): Promise<BrowserSession> {
  return callSession(target, 'guest', { address });
}

/** Signs a customer in. The guest of the cookie, if there is one, is merged into the customer. */
export async function signIn(target: SessionTarget, customer: Customer, guestCookie = ''): Promise<BrowserSession> {
  const { email, password, address } = customer;
  const cookies = [guestCookie, customer.device ?? ''].filter(Boolean);
  const session = await callSession(target, 'login', { address, cookies, body: { email, password, keepSignedIn: true } });
  customer.device = session.device;
  return session;
}
