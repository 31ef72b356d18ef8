import { createServer } from 'node:http';
import { AggregatorRegistry } from 'prom-client';

/**
 * Serves /metrics of all child processes on its own port. If the port is in use, the shop runs without metrics. Returns a function that
 * closes the server.
 */
export function startMetricsServer(host: string, port: number, print: (line: string) => void): () => Promise<void> {
  const registry = new AggregatorRegistry();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.clusterMetrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: Error) => response.writeHead(503, { 'content-type': 'text/plain' }).end(`${error.message}\n`),
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const cause = error.code === 'EADDRINUSE' ? `port ${port} on ${host} is in use` : error.message;
    print(`/metrics is not available: ${cause}. Fix: set OPS_PORT to a free port, or to 0 to disable it`);
  });
  server.listen(port, host);
  // An open connection must not keep the shop from exiting.
  server.unref();
  return async () => void server.close();
}
