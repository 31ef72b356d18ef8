import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from './project.ts';

const folder = path.join(projectFolder, 'commerce/migrations');

/** `npm run db:new-migration -- add-store-hours`: creates the next numbered, empty migration and prints its path. */
async function main(args: string[]): Promise<void> {
  const name = args
    .join('_')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error('the name of the migration is not valid. Fix: npm run db:new-migration -- add-store-hours');
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isInteger);
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const file = path.join(folder, `${next}_${name}.sql`);
  await writeFile(file, '', { flag: 'wx' });
  console.log(path.relative(process.cwd(), file));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
