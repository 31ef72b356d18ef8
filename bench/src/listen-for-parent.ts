import type { Server } from 'node:http';

/** Listens on a free port of the loopback address, sends it to the parent process, and exits when that asks for it. */
export function listenForParent(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
  process.on('SIGTERM', () => process.exit(0));
}
