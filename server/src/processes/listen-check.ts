import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/**
 * The port that the shop will listen on: the wanted one, or a free one for 0. Looked up before anything else is
 * done, so that a port in use is said at once and not after the seed.
 */
export function listenablePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`port ${port} on ${host} is in use`, `end the program that has it, or PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') return new StartFailure(`port ${port} may not be opened by this user`, 'PORT=3000 npm start');
  return new StartFailure(`cannot listen on ${host} port ${port}: ${error.message}`, 'correct HOST and PORT');
}
