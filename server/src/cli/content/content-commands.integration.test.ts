import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content, openDatabase } from '@outfitter/commerce';
import { useTestDatabase } from '@outfitter/commerce/testing';
import { loadContent } from '@outfitter/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseContentArguments } from './content-arguments.ts';
import { runContentCommand } from './content-commands.ts';

const database = useTestDatabase();
const demoFolder = path.join(import.meta.dirname, '../../../../demo/data/content');
let handle: ReturnType<typeof openDatabase>;
let folder: string;

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'content-command-'));
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await runContentCommand(
    content,
    handle.db,
    parseContentArguments(parameters),
    (line) => lines.push(line),
    new Date('2026-11-21T15:00:00Z'),
  );
  return lines.join('\n');
}

describe('npm run content', () => {
  it('imports the files of the demo and exports them unchanged', async () => {
    const count = loadContent().length;
    expect(await run('import', demoFolder, '--dry-run')).toContain(`${count} of ${count} items would change`);
    expect((await database.pool.query('SELECT 1 FROM content_item')).rowCount).toBe(0);
    expect(await run('import', demoFolder, '--by', 'Ada')).toContain(`${count} of ${count} items changed`);
    expect(await run('export', folder)).toBe(`${count} files written below ${folder}`);
    expect((await readdir(folder)).sort()).toEqual((await readdir(demoFolder)).sort());
    expect(await run('import', folder)).toBe(`0 of ${count} items changed`);
    expect(await run('import', demoFolder)).toBe(`0 of ${count} items changed`);
  });

  it('lists, shows, edits, schedules, compares and undoes', async () => {
    const file = path.join(folder, 'home-clearance.json');
    const item = JSON.parse(await readFile(file, 'utf8')) as { body: { headline: string } };
    item.body.headline = 'Another headline';
    await writeFile(file, JSON.stringify(item));
    expect(await run('put', file, '--by', 'Grace')).toBe('home-clearance: version 2');
    expect(await run('put', file)).toBe('nothing changed');
    expect(await run('diff', 'home-clearance')).toContain('→ "Another headline"');
    expect(
      await run('schedule', 'home-clearance', '--version', '1', '--from', '2026-12-24T06:00:00Z', '--to', '2026-12-26T06:00:00Z'),
    ).toBe('version 1 is scheduled as version 3');
    expect(await run('list', 'home-cl')).toContain('home-clearance  text-banner  version 2 of 3, next change 2026-12-24T06:00:00.000Z');
    expect(await run('publish', 'home-clearance', '--version', '1', '--by', 'Grace')).toBe('version 1 is live as version 4');
    expect(await run('publish', 'home-clearance', '--version', '4')).toBe('version 4 is already live');
    const shown = await run('show', 'home-clearance');
    for (const part of [
      'Grace: publish, version 4 of version 1',
      'Ada: import, version 1',
      'version 3: 2026-12-24T06:00:00.000Z to',
      ', live',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Another headline');
  });

  it('describes an error in one line', async () => {
    await expect(run('show', 'nothing')).rejects.toThrow(/no content with the key 'nothing'/);
    await expect(run('schedule', 'homepage', '--from', 'yesterday')).rejects.toThrow(/\$\.publishFrom/);
    await expect(run('schedule', 'homepage')).rejects.toThrow(/--from or --to/);
    await expect(run('import', path.join(folder, 'nowhere'))).rejects.toThrow(/is not a folder/);
  });
});
