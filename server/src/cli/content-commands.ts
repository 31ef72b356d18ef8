import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { content as contentModule } from '@outfitter/commerce';
import { OperatorError } from '../errors/operator-error.ts';
import { type ContentArguments, parseVersion } from './content-arguments.ts';
import type { CommerceDatabase } from './with-commerce.ts';

type Content = typeof contentModule;
type Print = (line: string) => void;
type StoredItem = Awaited<ReturnType<Content['readAllItems']>>[number];
type Version = StoredItem['versions'][number];

function formatPublishWindow({ publishFrom, publishTo }: Pick<Version, 'publishFrom' | 'publishTo'>): string {
  const text = (date: Date) => (Math.abs(date.getTime()) === 8.64e15 ? '…' : date.toISOString());
  const isAlways = text(publishFrom) === '…' && text(publishTo) === '…';
  return isAlways ? 'always' : `${text(publishFrom)} to ${text(publishTo)}`;
}

function formatKey({ deliveryKey, locale }: { deliveryKey: string; locale: string }): string {
  return locale === '' ? deliveryKey : `${locale}/${deliveryKey}`;
}

function formatDifferences(list: readonly { path: string; before?: unknown; after?: unknown }[]): string[] {
  const short = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > 100 ? `${text.slice(0, 99)}…` : text;
  };
  return list.map(({ path, before, after }) => `    ${path}: ${short(before)} → ${short(after)}`);
}

export async function runContentCommand(
  content: Content,
  db: CommerceDatabase,
  options: ContentArguments,
  print: Print,
  now = new Date(),
): Promise<void> {
  const [word = '', first, second] = options.positionals;
  const address = { deliveryKey: word, locale: options.locale };
  const editing = { by: options.by ?? userInfo().username, now };

  const commands: Record<ContentArguments['command'], () => Promise<void>> = {
    async list() {
      for (const item of await content.readAllItems(db)) {
        if (!item.deliveryKey.startsWith(word) || (options.locale !== '' && item.locale !== options.locale)) continue;
        const live = content.liveVersion(item.versions, now);
        const next = content.nextWindowEdge(item.versions, now);
        const state = live ? `version ${live.version} of ${item.versions.at(-1)?.version}` : 'not live';
        print(`${formatKey(item)}  ${item.schema}  ${state}${next ? `, next change ${next.toISOString()}` : ''}`);
      }
    },
    async show() {
      const { item, chosen } = content.requireVersion(await content.readItem(db, address), address, options.version);
      print(JSON.stringify(content.toContentFile({ ...item, versions: [chosen] }, chosen.publishFrom), null, 2));
      const live = content.liveVersion(item.versions, now);
      for (const version of item.versions)
        print(`version ${version.version}: ${formatPublishWindow(version)}${version === live ? ', live' : ''}`);
      for (const { changedAt, changedBy, action, version, copiedVersion } of await content.readChangeLog(db, address)) {
        print(
          `${changedAt.toISOString()}  ${changedBy}: ${action}, version ${version}${copiedVersion ? ` of version ${copiedVersion}` : ''}`,
        );
      }
    },
    async put() {
      const file = await content.readContentFile(word, options.locale);
      const deliveryKey = options.key ?? file.deliveryKey;
      const made = await content.editContent(db, content.parseContentFile(file.content, { deliveryKey, locale: options.locale }), editing);
      print(made.length > 0 ? `${formatKey({ ...address, deliveryKey })}: version ${made.join(', ')}` : 'nothing is another than before');
    },
    async publish() {
      const { version, copiedVersion } = await content.publishVersion(db, address, options.version, editing);
      print(version ? `version ${copiedVersion} is live, as version ${version}` : `version ${copiedVersion} is live already`);
    },
    async schedule() {
      if (!options.from && !options.to) throw new OperatorError('schedule requires --from or --to', 'npm run content -- --help');
      const window = content.parseWindow(options.from, options.to);
      const { version, copiedVersion } = await content.scheduleVersion(db, address, { ...window, version: options.version }, editing);
      print(version ? `version ${copiedVersion} is scheduled, as version ${version}` : 'it is scheduled so already');
    },
    async diff() {
      const item = await content.readItem(db, address);
      const after = content.requireVersion(item, address, second === undefined ? undefined : parseVersion(second)).chosen;
      const before = content.requireVersion(
        item,
        address,
        first === undefined ? Math.max(1, after.version - 1) : parseVersion(first),
      ).chosen;
      print(`version ${before.version}, ${formatPublishWindow(before)} → version ${after.version}, ${formatPublishWindow(after)}`);
      for (const line of formatDifferences(content.diffValues(before.body, after.body))) print(line);
    },
    async export() {
      const { written, left } = await content.exportContentSet(db, word, now);
      print(`${written.length} files written below ${word}`);
      if (left.length > 0) print(`of no item, and left alone: ${left.join(', ')}`);
    },
    async import() {
      // A mistyped path must not be imported as an empty set, which would delete every item.
      if (!(await stat(word).catch(() => undefined))?.isDirectory())
        throw new OperatorError(`${word} is no folder`, 'npm run content -- import folder');
      const items = await content.importContentSet(db, await content.readContentFolder(word), { ...editing, isDryRun: options.isDryRun });
      const others = items.filter(({ change }) => change !== 'same');
      for (const item of others) {
        print(`${item.change}: ${formatKey(item)}${item.versions.length > 0 ? `, version ${item.versions.join(', ')}` : ''}`);
        for (const line of formatDifferences(item.differences)) print(line);
      }
      const would = options.isDryRun ? 'would change' : 'changed';
      print(`${others.length} of ${items.length} items ${would}`);
    },
  };
  await commands[options.command]();
}
