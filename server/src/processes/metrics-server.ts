import { createServer } from 'node:http';
import { AggregatorRegistry } from 'prom-client';

/**
 * Serves /metrics, summed over all child processes, on its own port. A port in use costs the figures, not the shop:
 * it is said and the shop goes on. Answers how to close it.
 */
export function startMetricsServer(host: string, port: number, say: (line: string) => void): () => Promise<void> {
  const figures = new AggregatorRegistry();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    figures.clusterMetrics().then(
      (text) => response.writeHead(200, { 'content-type': figures.contentType }).end(text),
      (error: Error) => response.writeHead(503, { 'content-type': 'text/plain' }).end(`${error.message}\n`),
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const cause = error.code === 'EADDRINUSE' ? `port ${port} on ${host} is in use` : error.message;
    say(`no /metrics: ${cause}. Mend: set OPS_PORT to a free port, or to 0 for none`);
  });
  server.listen(port, host);
  // The shop ends when its processes have, whoever still looks at figures.
  server.unref();
  return async () => void server.close();
}
