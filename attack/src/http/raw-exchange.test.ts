import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { exchangeRaw, parseResponses } from './raw-exchange.ts';

const response = (body: string, status = '200 OK') => `HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

describe('raw responses', () => {
  it('are split by length, by chunks and by the end of the connection', () => {
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n';
    const text = `${response('one')}${chunked}HTTP/1.1 304 Not Modified\r\n\r\n${response('', '204 No')}HTTP/1.0 400 Bad\r\n\r\nrest`;
    expect(parseResponses(text).map(({ status, body }) => [status, body.length])).toEqual([
      [200, 3],
      [200, 13],
      [304, 0],
      [204, 0],
      [400, 4],
    ]);
  });

  it('are none if the shop sends something else', () => {
    expect(parseResponses('SSH-2.0')).toEqual([]);
  });
});

describe('a raw exchange', () => {
  it('sends the bytes as they are and ends with the connection', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('data', (chunk) => {
        received.push(chunk.toString('latin1'));
        socket.end(response('done'));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const exchange = await exchangeRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'GET /\xff\n\n');
    server.close();
    expect(received).toEqual(['GET /\xff\n\n']);
    expect(exchange).toMatchObject({ isClosed: true, responses: [{ status: 200, body: 'done' }] });
  });
});
