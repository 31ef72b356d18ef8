import { sessionFormPath } from '@outfitter/contract/client';
import { type RawResponse, request } from './request.ts';
import { siteOrigin } from './use-shop.ts';

interface PostedPage extends RawResponse {
  setCookies: readonly string[];
}

interface Cookie {
  value: string;
  path: string;
}

/** A browser without JavaScript, with its own cookies and its own network. It follows no redirects. */
export function openFormBrowser(origin: string, address: string) {
  const cookies = new Map<string, Cookie>();

  function store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, { value, path: /Path=([^;]*)/.exec(line)?.[1] ?? '/' });
  }

  async function send(path: string, method: 'GET' | 'POST', headers: Record<string, string>, body = ''): Promise<PostedPage> {
    const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`);
    const response = await request(origin, path, {
      method,
      headers: { 'x-forwarded-for': address, ...(sent.length > 0 ? { cookie: sent.join('; ') } : {}), ...headers },
      ...(method === 'POST' ? { body } : {}),
    });
    const setCookies = response.headers['set-cookie'] ?? [];
    setCookies.forEach(store);
    return { ...response, setCookies };
  }

  function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields).toString();
    const formHeaders = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return send(path, 'POST', { ...formHeaders, ...headers }, body);
  }

  return {
    cookies,
    get: (path: string) => send(path, 'GET', {}),
    post,
    postToSession: (page: string, fields: Record<string, string>, headers?: Record<string, string>) =>
      post(sessionFormPath(page), fields, headers),
    callSession: (call: 'guest' | 'refresh') =>
      send(`/api/session/${call}`, 'POST', { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'content-length': '0' }),
  };
}

export type FormBrowser = ReturnType<typeof openFormBrowser>;
