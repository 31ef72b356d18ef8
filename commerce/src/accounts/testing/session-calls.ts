import { headers as headerNames } from '@outfitter/contract';
import { createClient } from '@outfitter/contract/client';
import { pageHeaders, type TestCommerce, testSettings } from '../../testing/test-commerce.ts';

export interface SessionReply {
  status: number;
  setCookies: string[];
  body: Record<string, unknown> & { accessToken: string; usid: string; customerId: string; fault?: { type: string; message: string } };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

export function openBrowser(commerce: TestCommerce, { address, userAgent }: { address?: string; userAgent?: string } = {}) {
  const cookies = new Map<string, string>();

  function keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    if (setCookie.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }

  async function post(call: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<SessionReply> {
    const response = await commerce.request(`/api/session/${call}`, {
      method: 'POST',
      headers: {
        ...pageHeaders,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(address ? { [headerNames.clientAddress]: address } : {}),
        ...(userAgent ? { 'user-agent': userAgent } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const setCookies = response.headers.getSetCookie();
    setCookies.forEach(keep);
    const text = await response.text();
    return { status: response.status, setCookies, body: text === '' ? {} : JSON.parse(text) };
  }

  return {
    cookies,
    post,
    guest: () => post('guest'),
    refresh: () => post('refresh'),
    signOut: () => post('logout'),
    signIn: ({ email, password }: { email: string; password: string }, keepSignedIn = true, headers?: Record<string, string>) =>
      post('login', { email, password, keepSignedIn }, headers),
    client: ({ accessToken }: { accessToken: string }) =>
      createClient({
        origin: testSettings.siteOrigin,
        siteId: testSettings.siteId,
        organizationId: testSettings.organizationId,
        fetch: async (outgoing) => commerce.app.fetch(outgoing),
        accessToken: async () => accessToken,
      }),
  };
}
