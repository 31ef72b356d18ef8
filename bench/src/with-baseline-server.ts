import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface BaselineServer {
  origin: string;
  pid: number;
}

/** Runs `use` with a plain server that sends a fixed response. */
export function withBaselineServer<T>(
  folder: string,
  response: { headers: Record<string, string>; body: Buffer },
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const input = JSON.stringify({ headers: response.headers, body: response.body.toString('base64') });
  return withServerProgram(
    new URL('./baseline-server.ts', import.meta.url),
    path.join(folder, 'baseline-response.json'),
    input,
    ({ origin }) => use(origin),
  );
}

/** Runs `use` with a plain server that renders the elements of a page with React for each request, and compresses them. */
export function withBareReactServer<T>(folder: string, html: string, use: (server: BaselineServer) => Promise<T>): Promise<T> {
  return withServerProgram(new URL('./bare-react-server.ts', import.meta.url), path.join(folder, 'bare-page.html'), html, use);
}

async function withServerProgram<T>(
  program: URL,
  inputFile: string,
  input: string,
  use: (server: BaselineServer) => Promise<T>,
): Promise<T> {
  await writeFile(inputFile, input);
  const child = fork(fileURLToPath(program), [inputFile], { env: { ...process.env, NODE_ENV: 'production' } });
  try {
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { port: number }));
      child.once('exit', (code) => reject(new Error(`${program} exited with ${code}`)));
    });
    return await use({ origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 });
  } finally {
    child.kill('SIGTERM');
  }
}
