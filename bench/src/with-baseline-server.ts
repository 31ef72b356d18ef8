import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./baseline-server.ts', import.meta.url));

export async function withBaselineServer<T>(
  folder: string,
  response: { headers: Record<string, string>; body: Buffer },
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, 'baseline-response.json');
  await writeFile(file, JSON.stringify({ headers: response.headers, body: response.body.toString('base64') }));
  const child = fork(program, [file]);
  try {
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { port: number }));
      child.once('exit', (code) => reject(new Error(`the baseline server exited with ${code}`)));
    });
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
  }
}
