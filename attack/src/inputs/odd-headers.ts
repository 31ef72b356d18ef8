import fc from 'fast-check';

/** A host that no response may mention. */
export const foreignHost = 'poison.evil.example';

/** Header values with which clients, proxies and caches disagree about a request; each by the header's name. */
export const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  host: [
    foreignHost,
    `${foreignHost}:80`,
    'localhost',
    '127.0.0.1:1',
    '[::1]',
    'a b',
    '',
    `localhost@${foreignHost}`,
    `localhost/${foreignHost}`,
  ],
  'x-forwarded-host': [foreignHost, `${foreignHost}, ${foreignHost}`],
  'x-forwarded-proto': ['https', 'javascript', `https://${foreignHost}`],
  'x-forwarded-scheme': ['https', 'http'],
  'x-forwarded-port': ['443', '99999', foreignHost],
  'x-forwarded-prefix': [`//${foreignHost}`, '/evil'],
  'x-forwarded-server': [foreignHost],
  'x-forwarded-for': ['127.0.0.1', 'unknown', '::1', 'a, b, c', '10.0.0.1:99999', '[', `${'1,'.repeat(200)}1`],
  'x-client-address': ['127.0.0.1', 'x'],
  'x-original-url': ['/cart', `//${foreignHost}`],
  'x-rewrite-url': ['/cart'],
  'x-host': [foreignHost],
  forwarded: [`host=${foreignHost};proto=https`, 'for="[::1]"'],
  via: [`1.1 ${foreignHost}`],
  'accept-language': ['fr-FR', 'fr', 'xx-XX', '*', `${'a'.repeat(500)}`, 'en;q=NaN', 'en-US,fr;q=0.1,*;q=-1', '<x>'],
  accept: ['text/html', 'application/json', '*/*;q=x', 'image/webp', ''],
  'accept-encoding': ['gzip', 'br', 'zstd', 'identity;q=0', '*;q=0', 'gzip;q=9', 'x'.repeat(300)],
  range: [
    'bytes=0-1',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-0,2-3,4-5,6-7',
    `bytes=${'9'.repeat(30)}-`,
    'items=0-1',
    'bytes=0-18446744073709551615',
  ],
  'if-range': ['"x"', 'Wed, 21 Oct 2099 07:28:00 GMT'],
  'if-none-match': ['*', '"x"', 'W/"x"', 'x', `"${'x'.repeat(2_000)}"`, '"a", "b", W/"c"'],
  'if-match': ['"x"', '*'],
  'if-modified-since': ['Wed, 21 Oct 2099 07:28:00 GMT', 'yesterday', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  cookie: [
    'outfitter_view=CAD.default.a',
    'outfitter_view=XXX.nobody.z',
    `outfitter_view=${foreignHost}`,
    'outfitter_preview=x',
    'outfitter_session=x',
    'a=b; a=c; =; ;;;',
    `a=${'x'.repeat(3_000)}`,
    '__proto__=1; constructor=2',
    'outfitter_email=%00%ff',
    'outfitter_locale=xx',
  ],
  authorization: ['Bearer x', 'Basic eDp5', 'Negotiate x', ''],
  origin: [`https://${foreignHost}`, 'null'],
  referer: [`https://${foreignHost}/`, 'not a url'],
  'user-agent': ['', 'Googlebot/2.1', '<script>window.injected=1</script>', 'x'.repeat(2_000)],
  'x-http-method-override': ['DELETE', 'POST'],
  'x-dw-http-method-override': ['DELETE'],
  'x-remix-response': ['yes'],
  'x-router-locale': [foreignHost],
  'x-correlation-id': [foreignHost, 'poisoned-correlation-id'],
  'sec-purpose': ['prefetch;prerender'],
  purpose: ['prefetch'],
  connection: ['close', 'upgrade'],
  upgrade: ['websocket', 'h2c'],
  expect: ['100-continue', 'x'],
  te: ['trailers, deflate'],
  'cache-control': ['no-cache', 'no-store', 'max-stale=999', 'only-if-cached'],
  pragma: ['no-cache'],
  'content-type': ['text/html', 'multipart/form-data; boundary=x'],
};

const names = Object.keys(oddHeaders);

export const someOddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
  .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, fc.constantFrom(...(oddHeaders[name] ?? []))]))));
