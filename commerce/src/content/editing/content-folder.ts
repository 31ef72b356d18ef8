/** A folder of content files: `<delivery key>.json`, and `<locale>/<delivery key>.json` for other locales. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '../../platform/database/database.ts';
import { ok } from '../../platform/result.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';
import { toContentFile } from './content-file.ts';
import type { ContentSetFile } from './import-content-set.ts';
import { readAllItems } from './stored-items.ts';

const fileExtension = '.json';

async function readJson(file: string): Promise<ContentResult<unknown>> {
  const text = await readFile(file, 'utf8');
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return invalidContent('$', `${file} is not JSON`);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(fileExtension))
    .map(({ name }) => name)
    .sort();
}

async function localesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return [
    '',
    ...entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort(),
  ];
}

/** Reads a content file, whose name is the delivery key. */
export async function readContentFile(file: string, locale: string): Promise<ContentResult<ContentSetFile>> {
  const content = await readJson(file);
  return content.ok ? ok({ file, locale, deliveryKey: path.basename(file, fileExtension), content: content.value }) : content;
}

export async function readContentFolder(folder: string): Promise<ContentResult<ContentSetFile[]>> {
  const files: ContentSetFile[] = [];
  for (const locale of await localesIn(folder)) {
    for (const name of await namesIn(path.join(folder, locale))) {
      const file = await readContentFile(path.join(folder, locale, name), locale);
      if (!file.ok) return file;
      files.push(file.value);
    }
  }
  return ok(files);
}

export interface ExportResult {
  /** Written files, relative to the folder. */
  written: string[];
  unmatched: string[];
}

export async function exportContentSet(queryable: Queryable, folder: string, now: Date): Promise<ContentResult<ExportResult>> {
  const items = await readAllItems(queryable);
  const files = new Map(items.map((item) => [path.join(item.locale, `${item.deliveryKey}${fileExtension}`), item]));
  const names = new Map<string, string>();
  for (const file of files.keys()) {
    const other = names.get(file.toLowerCase());
    if (other !== undefined)
      return invalidContent('$.deliveryKey', `${other} and ${file} differ in case only, which not every file system distinguishes`);
    names.set(file.toLowerCase(), file);
  }
  for (const [file, item] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(toContentFile(item, now), null, 2)}\n`);
  }
  const present = await readContentFolderNames(folder);
  return ok({ written: [...files.keys()], unmatched: present.filter((file) => !files.has(file)) });
}

async function readContentFolderNames(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const locale of await localesIn(folder))
    names.push(...(await namesIn(path.join(folder, locale))).map((name) => path.join(locale, name)));
  return names;
}
