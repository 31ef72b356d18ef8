import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

/** Proxies a process's connections to its database, so that a test can interrupt them. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async disconnect() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
    reconnect: () => listen(port),
  };
}
