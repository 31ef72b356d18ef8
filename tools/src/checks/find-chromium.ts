import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the browser for the browser tests: CHROMIUM_PATH, the installed Chromium, or one installed now with apt-get if this process is
 * root. Throws an error with a fix.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
  if (!mayInstall) {
    throw new Error(
      'Chromium is missing. Fix: install it (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to an installed one',
    );
  }
  log('Chromium is missing, installing it with apt-get');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 100_000_000 };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch (error) {
    const cause = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message;
    throw new Error(`Chromium could not be installed: ${cause}. Fix: install it manually, or set CHROMIUM_PATH to an installed one`);
  }
  const installed = await findChromium();
  if (!installed) throw new Error('Chromium was installed but cannot be found. Fix: set CHROMIUM_PATH to it');
  return installed;
}

async function findChromium(): Promise<string | undefined> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (await isExecutable(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is ${configuredPath}, which cannot be run. Fix: correct it, or unset it`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const candidate of [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...macApplications]) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

async function isExecutable(program: string): Promise<boolean> {
  return access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
}
