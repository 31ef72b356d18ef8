import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** Returns the sources of all modules that a process has loaded, relative to the project; those of a bundle by its source map. */
export async function loadedModules(folder: string, pid: number): Promise<string[]> {
  const urls = (await readFile(path.join(folder, String(pid)), 'utf8')).trim().split('\n');
  const sources = await Promise.all(urls.map((url) => sourcesOf(fileURLToPath(url.split('?', 1)[0]!))));
  return [...new Set(sources.flat())].map((file) => path.relative(project, file)).sort();
}

async function sourcesOf(file: string): Promise<string[]> {
  const map = `${file}.map`;
  if (file.includes('node_modules') || !existsSync(map)) return [file];
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return sources.map((source) => path.resolve(path.dirname(file), source));
}

export function packageOf(module: string): string | undefined {
  return /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}
