/** Messages that servers and proxies may read differently, and request targets that are not paths. */

export interface RawRequest {
  name: string;
  bytes: string;
  /**
   * `reject`: the message is ambiguous, so it is rejected and the connection closed. `respond`: any response but a server error.
   * `silent`: the shop may also close without a response.
   */
  expected: 'reject' | 'respond' | 'silent';
}

const host = 'Host: localhost';
const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nX-Hidden: 1\r\n\r\n';
const post = '/api/site/preferences';
const message = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const rejected = (name: string, bytes: string): RawRequest => ({ name, bytes, expected: 'reject' });
const anyResponse = (name: string, bytes: string): RawRequest => ({ name, bytes, expected: 'respond' });
const silent = (name: string, bytes: string): RawRequest => ({ name, bytes, expected: 'silent' });

const oddTransferEncodings = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked, identity',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'X: y\rTransfer-Encoding: chunked',
  'X: y\nTransfer-Encoding: chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding\r\n : chunked',
];
const oddLengths = ['+5', '-1', '0x5', '5,5', '5, 6', '5 6', '5_0', '', ' ', '9999999999999999999999', '5\r\nContent-Length: 6', '５'];

export const rawRequests: readonly RawRequest[] = [
  rejected(
    'both lengths',
    `${message(`POST ${post} HTTP/1.1`, host, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
  ),
  rejected(
    'both lengths, the other way',
    `${message(`POST ${post} HTTP/1.1`, host, 'Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`,
  ),
  ...oddTransferEncodings.map((line) =>
    rejected(`the line ${JSON.stringify(line)}`, `${message(`POST ${post} HTTP/1.1`, host, 'Content-Length: 5', line)}0\r\n\r\n${hidden}`),
  ),
  ...oddLengths.map((length) =>
    rejected(
      `the length ${JSON.stringify(length)}`,
      `${message(`POST ${post} HTTP/1.1`, host, `Content-Length: ${length}`)}hello${hidden}`,
    ),
  ),
  rejected('a bare line feed', `GET / HTTP/1.1\nHost: localhost\n\n${hidden}`.replace('\r\n', '\n')),
  rejected('a bare carriage return', `GET / HTTP/1.1\rHost: localhost\r\r`),
  rejected('a folded header', message('GET / HTTP/1.1', host, 'X-Folded: a', ' b')),
  rejected('a header name with a space', message('GET / HTTP/1.1', host, 'X Odd: a')),
  rejected('a header without a colon', message('GET / HTTP/1.1', host, 'nonsense')),
  rejected('a header with NUL', message('GET / HTTP/1.1', host, 'X-Odd: a\0b')),
  rejected('no host', message('GET / HTTP/1.1')),
  rejected('two hosts', message('GET / HTTP/1.1', host, 'Host: evil.example')),
  rejected(
    'a chunk size that is none',
    `${message(`POST ${post} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}zz\r\nx\r\n0\r\n\r\n${hidden}`,
  ),
  rejected(
    'a chunk size of 2^64',
    `${message(`POST ${post} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}10000000000000005\r\nhello\r\n0\r\n\r\n${hidden}`,
  ),
  rejected(
    'a chunk without its line end',
    `${message(`POST ${post} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}2\r\nhello0\r\n\r\n${hidden}`,
  ),
  rejected('17 kB of headers', message('GET / HTTP/1.1', host, `X-Long: ${'a'.repeat(17_000)}`)),
  rejected('an unknown protocol', message('GET / HTTP/7.3', host)),
  rejected('a request line with spaces', message('GET / x HTTP/1.1', host)),
  rejected('an unknown method', message('EVIL / HTTP/1.1', host)),
  rejected('a lower-case method', message('get / HTTP/1.1', host)),
  rejected('a path with a tab', message('GET /a\tb HTTP/1.1', host)),
  anyResponse(
    'an absolute target of another site',
    message('GET http://evil.example/men HTTP/1.1', 'Host: evil.example', 'Connection: close'),
  ),
  anyResponse('an absolute target with credentials', message('GET http://user:secret@evil.example/ HTTP/1.1', host, 'Connection: close')),
  anyResponse('an absolute target of another scheme', message('GET ftp://evil.example/ HTTP/1.1', host, 'Connection: close')),
  anyResponse('a file target', message('GET file:///etc/passwd HTTP/1.1', host, 'Connection: close')),
  anyResponse('a target without a slash', message('GET men HTTP/1.1', host, 'Connection: close')),
  anyResponse('a target of another host', message('GET //evil.example/men HTTP/1.1', host, 'Connection: close')),
  anyResponse('the target of a proxy', message('GET @evil.example/ HTTP/1.1', host, 'Connection: close')),
  anyResponse('OPTIONS *', message('OPTIONS * HTTP/1.1', host, 'Connection: close')),
  anyResponse('TRACE', message('TRACE / HTTP/1.1', host, 'Cookie: trace-secret=1', 'Connection: close')),
  anyResponse('a path that is UTF-8', message('GET /caf\xc3\xa9 HTTP/1.1', host, 'Connection: close')),
  anyResponse('a path of invalid bytes', message('GET /\xff\xfe HTTP/1.1', host, 'Connection: close')),
  anyResponse('HTTP/1.0 without a host', message('GET / HTTP/1.0')),
  anyResponse('a body of GET', `${message('GET /men HTTP/1.1', host, 'Content-Length: 5', 'Connection: close')}hello`),
  anyResponse(
    'a chunk extension',
    `${message(`POST ${post} HTTP/1.1`, host, 'Transfer-Encoding: chunked', 'Connection: close')}2;a=b\r\n{}\r\n0\r\n\r\n`,
  ),
  anyResponse(
    'an upgrade to HTTP/2',
    message('GET / HTTP/1.1', host, 'Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  ),
  anyResponse(
    'two requests at once',
    `${message('GET /robots.txt HTTP/1.1', host)}${message('GET /healthz HTTP/1.1', host, 'Connection: close')}`,
  ),
  silent('CONNECT', message('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443')),
  silent('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  silent('HTTP/0.9', 'GET /\r\n'),
  silent('TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  silent(
    'an upgrade to a web socket',
    message(
      'GET / HTTP/1.1',
      host,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ),
  ),
];
