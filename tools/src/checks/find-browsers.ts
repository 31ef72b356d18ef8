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

/** Milliseconds for each call of apt-get, which repeats failed downloads. */
const installLimit = 180_000;
const shellName = 'chromium-headless-shell';

export interface Browsers {
  chromium: string;
  /** Chromium without a user interface. The path of Chromium where it cannot be installed. */
  headlessShell: string;
}

export const browserEnvironment = ({ chromium, headlessShell }: Browsers) => ({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: headlessShell,
});

/**
 * Returns the browsers for the browser tests: CHROMIUM_PATH and HEADLESS_SHELL_PATH, the installed ones, or ones installed now with
 * apt-get if this process is root. Throws an error with a fix if there is no Chromium.
 */
export async function ensureBrowsers(log: (line: string) => void): Promise<Browsers> {
  const chromium = await ensureChromium(log);
  return { chromium, headlessShell: (await ensureHeadlessShell(log)) ?? chromium };
}

async function ensureChromium(log: (line: string) => void): Promise<string> {
  const found = (await findConfigured('CHROMIUM_PATH')) ?? (await findInstalled(names, macApplications));
  if (found) return found;
  if (!(await canInstall())) {
    throw new Error(
      'Chromium is missing. Fix: install it (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to an installed one',
    );
  }
  log('Chromium is missing, installing it with apt-get');
  const error = await install('chromium');
  if (error)
    throw new Error(`Chromium could not be installed: ${error}. Fix: install it manually, or set CHROMIUM_PATH to an installed one`);
  const installed = await findInstalled(names);
  if (!installed) throw new Error('Chromium was installed but cannot be found. Fix: set CHROMIUM_PATH to it');
  return installed;
}

/** Returns the headless shell. With CHROMIUM_PATH and without HEADLESS_SHELL_PATH, that browser runs all tests. */
async function ensureHeadlessShell(log: (line: string) => void): Promise<string | undefined> {
  const found = await findConfigured('HEADLESS_SHELL_PATH');
  if (found || process.env.CHROMIUM_PATH) return found;
  const installed = await findInstalled([shellName]);
  if (installed) return installed;
  if (await canInstall()) {
    log(`${shellName} is missing, installing it with apt-get`);
    const error = await install(shellName);
    if (!error) return findInstalled([shellName]);
    log(`${shellName} could not be installed: ${error}`);
  }
  log(`The browser tests run in Chromium. They are faster with ${shellName} (Debian: sudo apt-get install ${shellName})`);
  return undefined;
}

const canInstall = async () => process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));

/** Installs a Debian package without removing another. Returns the last line of the error if that fails. */
async function install(packageName: string): Promise<string | undefined> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 100_000_000, timeout: installLimit };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', '--no-remove', packageName], options);
    return undefined;
  } catch (error) {
    return (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) || (error as Error).message;
  }
}

async function findConfigured(variable: string): Promise<string | undefined> {
  const configuredPath = process.env[variable];
  if (!configuredPath || (await isExecutable(configuredPath))) return configuredPath || undefined;
  throw new Error(`${variable} is ${configuredPath}, which cannot be run. Fix: correct it, or unset it`);
}

async function findInstalled(programs: readonly string[], otherPaths: readonly string[] = []): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const candidate of [...programs.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...otherPaths]) {
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
