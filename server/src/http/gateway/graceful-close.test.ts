import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type GracefulClose, prepareGracefulClose } from './graceful-close.ts';

const limits = { idleGrace: 150, web: 20_000 };
const agents: Agent[] = [];
let server: Server;
let closing: GracefulClose;
let port: number;

async function start(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
  server = createServer(respond);
  closing = prepareGracefulClose(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
  for (const agent of agents.splice(0)) agent.destroy();
});

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

async function get(agent: Agent | false = false): Promise<{ text: string; connection: string | undefined; isReused: boolean }> {
  const sent = request({ port, host: '127.0.0.1', agent });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  return { text, connection: response.headers.connection, isReused: sent.reusedSocket };
}

describe('a server that closes', () => {
  it('completes the request of an open connection, and tells it to use another one', async () => {
    await start((_, response) => response.end('done'));
    const agent = keepAliveAgent();
    expect((await get(agent)).connection).toBe('keep-alive');
    const closed = closing.close(limits);
    expect(await get(agent)).toEqual({ text: 'done', connection: 'close', isReused: true });
    await closed;
    await expect(get()).rejects.toThrow('ECONNREFUSED');
  });

  it('waits for a running request longer than for an idle connection', async () => {
    let respond: () => unknown = () => undefined;
    await start((_, response) => {
      respond = () => response.end('late');
    });
    const running = get(keepAliveAgent());
    await once(server, 'request');
    const closed = closing.close(limits);
    await sleep(limits.idleGrace * 3);
    respond();
    expect(await running).toMatchObject({ text: 'late', connection: 'close' });
    await closed;
  });

  it('closes idle connections, used or not, after the grace', async () => {
    await start((_, response) => response.end('done'));
    const agent = keepAliveAgent();
    await get(agent);
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const ended = once(unused, 'close');
    await closing.close(limits);
    await ended;
    await expect.poll(() => Object.keys(agent.freeSockets)).toEqual([]);
  });

  it('accepts a request on a connection whose last response did not announce the end', async () => {
    let finish: () => unknown = () => undefined;
    await start((incoming, response) => {
      if (incoming.headers['x-slow'] === undefined) return void response.end('next');
      response.write('begun, ');
      finish = () => response.end('finished');
    });
    const agent = keepAliveAgent();
    const sent = request({ port, host: '127.0.0.1', agent, headers: { 'x-slow': '1' } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.headers.connection).toBe('keep-alive');
    const closed = closing.close(limits);
    await sleep(limits.idleGrace * 2);
    finish();
    expect((await response.toArray()).join('')).toBe('begun, finished');
    expect(await get(agent)).toMatchObject({ text: 'next', connection: 'close', isReused: true });
    await closed;
  });

  it('cuts a request off at its limit', async () => {
    await start(() => undefined);
    const running = get();
    await once(server, 'request');
    const failed = expect(running).rejects.toThrow('socket hang up');
    await closing.close({ idleGrace: 0, web: 200 });
    await failed;
  });
});
