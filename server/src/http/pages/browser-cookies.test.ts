import { expect, it } from 'vitest';
import { BrowserCookies } from './browser-cookies.ts';

const responseWith = (...lines: string[]) => new Headers(lines.map((line) => ['set-cookie', line]));
const origin = 'https://shop.example';

it('a call gets the cookies of the browser, and those that an earlier call has set or deleted', () => {
  const cookies = new BrowserCookies('a=1; token=x=y; device=d');
  expect(cookies.requestHeaders()).toEqual({ cookie: 'a=1; token=x=y; device=d' });
  cookies.readHeaders(responseWith('token=z; Path=/api/session; HttpOnly', 'device=; Path=/; Max-Age=0'));
  expect(cookies.requestHeaders()).toEqual({ cookie: 'a=1; token=z' });
  expect(new BrowserCookies(null).requestHeaders()).toEqual({});
});

it('the browser gets the last line of each cookie, and a cookie that tells its scripts', () => {
  const cookies = new BrowserCookies('token=x');
  expect(cookies.changes(origin)).toEqual([]);
  cookies.readHeaders(responseWith('token=y; Path=/api/session'));
  cookies.readHeaders(responseWith('token=z; Path=/api/session', 'device=d; Path=/'));
  expect(cookies.changes(origin)).toEqual([
    'token=z; Path=/api/session',
    'device=d; Path=/',
    'outfitter_session_changed=1; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
  ]);
});
