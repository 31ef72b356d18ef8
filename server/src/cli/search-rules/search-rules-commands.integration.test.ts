import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { merchandising, openDatabase, ruleFacets } from '@outfitter/commerce';
import { useTestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { parseSearchRulesArguments } from './search-rules-arguments.ts';
import { runSearchRulesCommand } from './search-rules-commands.ts';

const database = useTestDatabase();
const demoFile = path.join(import.meta.dirname, '../../../../demo/data/search-rules.json');
const now = new Date('2026-11-21T15:00:00Z');
let handle: ReturnType<typeof openDatabase>;
let folder: string;

beforeAll(async () => {
  await seedDemo(database.url, { size: 'demo', log: () => undefined, clock: { now: () => now } });
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'search-rules-command-'));
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await runSearchRulesCommand({ merchandising, ruleFacets }, handle.db, parseSearchRulesArguments(parameters), (line) => lines.push(line), {
    now,
    locales: ['en-US', 'en-GB', 'fr-FR'],
  });
  return lines.join('\n');
}
const write = async (name: string, value: unknown) => {
  const file = path.join(folder, name);
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

describe('npm run search-rules', () => {
  it('lists the loaded rules of the demo, which equal its file, and the upcoming campaign', async () => {
    const { rules } = JSON.parse(await readFile(demoFile, 'utf8')) as { rules: { definition: { picture?: unknown } }[] };
    const withImages = rules.filter(({ definition }) => definition.picture !== undefined);
    const lines = (await run('import', demoFile, '--dry-run')).split('\n');
    // Version, color and ratio of images are added when the brand is loaded; the file does not have them.
    expect(lines.filter((line) => !/^changed: |^ +\$\.definition\.picture\.(version|ground|ratio): .+ → nothing$/.test(line))).toEqual([
      `${withImages.length} of ${rules.length} rules would change`,
    ]);
    expect(await run('list', 'banner')).toContain(
      'campaign-first-freeze-coats  banner  all locales  upcoming, 2026-11-23T06:00:00.000Z to 2026-11-29T06:00:00.000Z',
    );
    expect(await run()).toContain('synonym-fr-beanie  synonym  fr-FR  active, always');
    expect(await run('show', 'campaign-first-freeze-coats')).toMatch(/"version": "[^"]+"/);
  });

  it('puts, shows, exports, imports and removes rules, and logs the changes', async () => {
    const rule = { id: 'boot-sale', kind: 'phrases', definition: { of: 'trending', phrases: ['work boots'] } };
    expect(await run('put', await write('boots.json', rule), '--by', 'Ada')).toBe('new: boot-sale');
    expect(await run('put', await write('boots.json', rule))).toBe('nothing changed');
    const changed = { ...JSON.parse(await run('show', 'boot-sale')), endsAt: '2026-11-01T06:00:00.000Z' };
    expect(await run('put', await write('boots.json', changed), '--by', 'Grace')).toBe(
      'changed: boot-sale\n    $.endsAt: nothing → "2026-11-01T06:00:00.000Z"',
    );
    expect(await run('list', 'phrases')).toContain('boot-sale  phrases  all locales  expired, … to 2026-11-01T06:00:00.000Z');
    await expect(run('put', path.join(folder, 'boots.json'))).resolves.toBe('nothing changed');
    await expect(run('put', await write('late.json', { ...changed, position: 4 }))).rejects.toThrow(/was changed by Grace/);

    const file = path.join(folder, 'all.json');
    expect(await run('export', file)).toMatch(/^\d+ rules written to /);
    expect(await run('remove', 'boot-sale', '--by', 'Grace')).toBe('removed boot-sale');
    expect(await run('import', file, '--by', 'Ada')).toMatch(/^new: boot-sale\n1 of \d+ rules changed$/);
    expect((await run('history', 'boot-sale')).replaceAll(now.toISOString(), '')).toBe(
      '  Ada: import boot-sale\n  Grace: remove boot-sale\n  Grace: put boot-sale\n  Ada: put boot-sale',
    );
    expect(await run('history')).toContain('Ada: import boot-sale');
  });

  it('warns that a rule for a locale that is not offered has no effect', async () => {
    const rule = { id: 'lederhose', kind: 'synonym', definition: { words: ['lederhose', 'bib'] } };
    const put = async (locale: string) => run('put', await write('lederhose.json', { ...rule, locale }));
    expect(await put('de-DE')).toBe('new: lederhose\nlederhose has no effect: de-DE is not one of the locales en-US, en-GB, fr-FR');
    expect([await put('fr'), await put('fr-FR')].join('\n')).not.toContain('has no effect');
    await run('remove', 'lederhose');
  });

  it('describes an error with its path', async () => {
    await expect(run('show', 'nothing')).rejects.toThrow('there is no rule nothing');
    await expect(run('remove', 'nothing')).rejects.toThrow('there is no rule nothing');
    await expect(run('list', 'spells')).rejects.toThrow('no rule of kind spells');
    await expect(run('put', path.join(folder, 'nowhere.json'))).rejects.toThrow('there is no file');
    await expect(run('put', await write('broken.json', '{'))).rejects.toThrow('broken.json is not JSON (at $)');
    const invalid = { rules: [{ id: 'a', kind: 'arrangement', definition: { query: 'coat', pinned: ['1'] } }] };
    await expect(run('import', await write('wrong.json', invalid))).rejects.toThrow("no style '1' (at $.rules[0].definition.pinned[0])");
  });
});
