import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, listenHttp } from './listen.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await listenHttp({ host: '127.0.0.1', port: 0, handle: async () => new Response('served') });
});
afterAll(() => server.close({ idleGrace: 0, web: 0 }));

function exchange(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', reject).on('close', () => resolve(received));
  });
}

describe('an HTTP message', () => {
  it('is served if it names one host', async () => {
    expect(await exchange('GET / HTTP/1.1', 'Host: localhost', 'Connection: close')).toMatch(/^HTTP\/1\.1 200 [\s\S]*served/);
  });

  it.each([
    ['two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
    ['the same host twice', ['GET / HTTP/1.1', 'Host: localhost', 'host: localhost']],
    ['a host that is none', ['GET / HTTP/1.1', 'Host: a b']],
    ['an empty host', ['GET / HTTP/1.1', 'Host: ']],
  ])('with %s is rejected with security headers, and the connection is closed', async (_, lines) => {
    const received = await exchange(...lines);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(received).not.toContain('served');
  });
});
