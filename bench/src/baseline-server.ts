/** Baseline: a plain node:http server with a fixed response. Usage: `baseline-server.ts <file with headers and body>`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenForParent } from './listen-for-parent.ts';

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(bytes);
});
listenForParent(server);
