import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { DrainLimits } from '../time-limits.ts';

export interface GracefulClose {
  /** Adds `Connection: close` to every response from now on, so that clients send their next request to another process. */
  announce(): void;
  /**
   * Stops listening, waits for running requests, and resolves when all connections are closed. A connection without a request is closed
   * after `idleGrace`, because its next request may be on its way; all others after `web`.
   */
  close(limits: Pick<DrainLimits, 'idleGrace' | 'web'>): Promise<void>;
}

const checkInterval = 50;

export function prepareGracefulClose(server: Server): GracefulClose {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isAnnounced = false;
  /** Time at which a response without `Connection: close` last ended: its connection may be used again. */
  let reusedAt = 0;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    if (isAnnounced) response.shouldKeepAlive = false;
    response.once('close', () => {
      responses.delete(response);
      if (response.shouldKeepAlive) reusedAt = performance.now();
    });
  });

  function announce(): void {
    isAnnounced = true;
    for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  function closeIdle(): void {
    server.closeIdleConnections();
    // Node does not count connections that have never sent a request as idle. Browsers open them in advance.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  return {
    announce,
    async close({ idleGrace, web }) {
      announce();
      const began = performance.now();
      // http.Server.close would also close idle connections, on which a request may be on its way.
      const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
      const check = () => {
        const now = performance.now();
        if (now - began >= web) server.closeAllConnections();
        else if (now - Math.max(began, reusedAt) >= idleGrace) closeIdle();
      };
      check();
      const checking = setInterval(check, checkInterval);
      await closed;
      clearInterval(checking);
      // Ends the server's own timer.
      server.close();
    },
  };
}
