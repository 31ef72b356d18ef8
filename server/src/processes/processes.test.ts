import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatError, OperatorError } from '../errors/operator-error.ts';
import { replacementDelay } from './backoff.ts';
import { findListenPort } from './check-port.ts';
import { createCleanupStack } from './cleanup-stack.ts';
import { isChildMessage, isPrimaryMessage } from './messages.ts';
import { createStartupSteps, formatSeconds } from './startup-steps.ts';

describe('the restart of a process', () => {
  it('is immediate after a long run, and delayed longer after each short one, at most five seconds', () => {
    expect(replacementDelay(10_000, 5_000)).toBe(0);
    const delays: number[] = [];
    for (let delay = 0, time = 0; time < 10; time += 1) {
      delay = replacementDelay(50, delay);
      delays.push(delay);
    }
    expect(delays.slice(0, 3)).toEqual([100, 200, 400]);
    expect(delays.at(-1)).toBe(5_000);
  });

  it('never waits less than before after a short run', () => {
    fc.assert(fc.property(fc.nat(9_999), fc.nat(5_000), (lifetime, last) => replacementDelay(lifetime, last) >= last));
  });
});

describe('the cleanup stack', () => {
  it('closes resources once, in reverse order, even if one fails to close', async () => {
    const closed: string[] = [];
    const cleanup = createCleanupStack();
    cleanup.add(async () => void closed.push('folder'));
    cleanup.add(async () => {
      throw new Error('the database hangs');
    });
    cleanup.add(async () => void closed.push('metrics'));
    await expect(cleanup.run()).rejects.toThrow('the database hangs');
    expect(closed).toEqual(['metrics', 'folder']);
    await cleanup.run();
    expect(closed).toHaveLength(2);
  });
});

describe('a startup error', () => {
  it('is one line with its fix', () => {
    expect(formatError(new OperatorError('port 3000 is in use', 'PORT=3001 npm start'))).toBe(
      'port 3000 is in use. Fix: PORT=3001 npm start',
    );
    expect(formatError(new Error('first\nsecond\nthird\nfourth'))).toBe('first second third');
  });

  it('names the position of a syntax error', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-source-'));
    const file = path.join(folder, 'broken.ts');
    await writeFile(file, 'export const a = 1;\nexport const = 2;\n');
    const read = promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      `import { formatError } from '${new URL('../errors/operator-error.ts', import.meta.url)}';
       await import('${pathToFileURL(file)}').catch((error) => console.log(formatError(error)))`,
    ]);
    expect((await read).stdout).toMatch(/broken\.ts:2: Unexpected token/);
    await rm(folder, { recursive: true });
  });

  it('names a port in use before anything is started', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    await expect(findListenPort('127.0.0.1', port)).rejects.toMatchObject({ message: `port ${port} on 127.0.0.1 is in use` });
    taken.close();
    expect(await findListenPort('127.0.0.1', 0)).toBeGreaterThan(0);
  });
});

describe('a startup step', () => {
  it('is printed with name, result and duration', async () => {
    const lines: string[] = [];
    const steps = createStartupSteps((line) => void lines.push(line));
    expect(await steps.run('schema', 'up to date', async (detail) => detail('2 migrations run'))).toBeUndefined();
    expect(lines[0]).toMatch(/^ {2}schema +2 migrations run +0\.\d\d s$/);
    expect([40, 2_600, 134_000].map(formatSeconds)).toEqual(['0.04 s', '2.6 s', '134 s']);
  });
});

describe('messages between processes', () => {
  it('are distinguished from other messages on the same channel', () => {
    expect(isChildMessage({ outfitter: 'ready' })).toBe(true);
    expect(isPrimaryMessage({ outfitter: 'drain', isReplaced: false })).toBe(true);
    for (const foreign of [null, 'ready', {}, { type: 'prom-client:getMetricsReq' }, { outfitter: 'other' }]) {
      expect(isChildMessage(foreign) || isPrimaryMessage(foreign)).toBe(false);
    }
  });
});
