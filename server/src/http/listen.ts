import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { WholeAnswer } from '../page-cache/whole-answer.ts';
import { nameClient } from './client-address.ts';

export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests finish, and gives the rest up after `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

/** Who sees a request before everybody else, as the development server does. */
export interface Ahead {
  /** Answers the request itself, and says whether it did. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean>;
  /** Takes a connection that changes to another protocol. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Serves `answer` over HTTP; it also gets the address as it came, before anything tidied it. */
export async function listenHttp(options: {
  host: string;
  port: number;
  answer: (request: Request, rawUrl: string) => Promise<Response | WholeAnswer>;
  ahead?: Ahead | undefined;
  /** Proxies of ours in front, by which the shopper's address is told from a made up one. */
  proxies?: number;
}): Promise<Listening> {
  const server = createAdaptorServer({
    async fetch(request: Request, env) {
      const { incoming, outgoing } = env as HttpBindings;
      const rawUrl = incoming.url ?? '/';
      nameClient(incoming, options.proxies ?? 0);
      if (await options.ahead?.answer(incoming, outgoing)) return RESPONSE_ALREADY_SENT;
      const answer = await options.answer(request, rawUrl);
      if (!(answer instanceof WholeAnswer)) return answer;
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(answer.body);
      return RESPONSE_ALREADY_SENT;
    },
    overrideGlobalObjects: false,
    serverOptions: { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
  }) as Server;
  if (options.ahead) server.on('upgrade', options.ahead.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: (patience) => closeGently(server, patience),
  };
}

function closeGently(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
