import { createServer } from 'node:net';
import { OperatorError } from '../errors/operator-error.ts';

/**
 * Returns the port to listen on: the configured one, or a free one for 0. Called first, so that a port in use is reported before the seed
 * runs.
 */
export function findListenPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  if (error.code === 'EADDRINUSE')
    return new OperatorError(`port ${port} on ${host} is in use`, `end the program that uses it, or PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') return new OperatorError(`this user may not open port ${port}`, 'PORT=3000 npm start');
  return new OperatorError(`cannot listen on ${host} port ${port}: ${error.message}`, 'correct HOST and PORT');
}
