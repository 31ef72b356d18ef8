/** A set of content in a folder: `<delivery key>.json`, and `<language>/<delivery key>.json` for other languages. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '../../platform/database/database.ts';
import { InvalidContentError } from '../validation/invalid-content.ts';
import { toContentFile } from './content-file.ts';
import type { ContentSetFile } from './import-content-set.ts';
import { readAllItems } from './stored-items.ts';

const fileExtension = '.json';

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidContentError('$', `${file} is not JSON`);
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

/** One item's file; its name is the delivery key. */
export async function readContentFile(file: string, locale: string): Promise<ContentSetFile> {
  return { file, locale, deliveryKey: path.basename(file, fileExtension), content: await readJson(file) };
}

/** Every file of a set, the shop's own language first. */
export async function readContentFolder(folder: string): Promise<ContentSetFile[]> {
  const files: ContentSetFile[] = [];
  for (const locale of await localesIn(folder)) {
    for (const name of await namesIn(path.join(folder, locale))) files.push(await readContentFile(path.join(folder, locale, name), locale));
  }
  return files;
}

export interface ExportResult {
  /** The files that were written, below the folder. */
  written: string[];
  /** Files of the folder that belong to no item; they were left alone. */
  left: string[];
}

/** Writes every item with what is live of it and what will be. Throws ContentRefused where two names are one to some file systems. */
export async function exportContentSet(queryable: Queryable, folder: string, now: Date): Promise<ExportResult> {
  const items = await readAllItems(queryable);
  const files = new Map(items.map((item) => [path.join(item.locale, `${item.deliveryKey}${fileExtension}`), item]));
  const names = new Map<string, string>();
  for (const file of files.keys()) {
    const other = names.get(file.toLowerCase());
    if (other !== undefined)
      throw new InvalidContentError('$.deliveryKey', `${other} and ${file} differ in capitals only, which not every folder tells apart`);
    names.set(file.toLowerCase(), file);
  }
  for (const [file, item] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(toContentFile(item, now), null, 2)}\n`);
  }
  const there = await readContentFolderNames(folder);
  return { written: [...files.keys()], left: there.filter((file) => !files.has(file)) };
}

async function readContentFolderNames(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const locale of await localesIn(folder))
    names.push(...(await namesIn(path.join(folder, locale))).map((name) => path.join(locale, name)));
  return names;
}
