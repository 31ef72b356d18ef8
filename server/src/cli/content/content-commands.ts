import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { content as contentModule } from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { type ContentArguments, parseVersion } from './content-arguments.ts';

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
  const shorten = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > 100 ? `${text.slice(0, 99)}…` : text;
  };
  return list.map(({ path, before, after }) => `    ${path}: ${shorten(before)} → ${shorten(after)}`);
}

export async function runContentCommand(
  content: Content,
  db: CommerceDatabase,
  options: ContentArguments,
  print: Print,
  now = new Date(),
): Promise<void> {
  const [target = '', first, second] = options.positionals;
  const itemKey = { deliveryKey: target, locale: options.locale };
  const edit = { by: options.by ?? userInfo().username, now };
  const { contentOrThrow } = content;

  const commands: Record<ContentArguments['command'], () => Promise<void>> = {
    async list() {
      for (const item of await content.readAllItems(db)) {
        if (!item.deliveryKey.startsWith(target) || (options.locale !== '' && item.locale !== options.locale)) continue;
        const live = content.liveVersion(item.versions, now);
        const next = content.nextWindowEdge(item.versions, now);
        const state = live ? `version ${live.version} of ${item.versions.at(-1)?.version}` : 'not live';
        print(`${formatKey(item)}  ${item.schema}  ${state}${next ? `, next change ${next.toISOString()}` : ''}`);
      }
    },
    async show() {
      const { item, selected } = contentOrThrow(content.selectVersion(await content.readItem(db, itemKey), itemKey, options.version));
      print(JSON.stringify(content.toContentFile({ ...item, versions: [selected] }, selected.publishFrom), null, 2));
      const live = content.liveVersion(item.versions, now);
      for (const version of item.versions)
        print(`version ${version.version}: ${formatPublishWindow(version)}${version === live ? ', live' : ''}`);
      for (const { changedAt, changedBy, action, version, copiedVersion } of await content.readChangeLog(db, itemKey)) {
        print(
          `${changedAt.toISOString()}  ${changedBy}: ${action}, version ${version}${copiedVersion ? ` of version ${copiedVersion}` : ''}`,
        );
      }
    },
    async put() {
      const file = contentOrThrow(await content.readContentFile(target, options.locale));
      const deliveryKey = options.key ?? file.deliveryKey;
      const versions = contentOrThrow(content.parseContentFile(file.content, { deliveryKey, locale: options.locale }));
      const versionNumbers = contentOrThrow(await content.editContent(db, versions, edit));
      print(
        versionNumbers.length > 0 ? `${formatKey({ ...itemKey, deliveryKey })}: version ${versionNumbers.join(', ')}` : 'nothing changed',
      );
    },
    async publish() {
      const published = await content.publishVersion(db, itemKey, options.version, edit);
      const { version, copiedVersion } = contentOrThrow(published);
      print(version ? `version ${copiedVersion} is live as version ${version}` : `version ${copiedVersion} is already live`);
    },
    async schedule() {
      if (!options.from && !options.to) throw new OperatorError('schedule requires --from or --to', 'npm run content -- --help');
      const window = contentOrThrow(content.parseWindow(options.from, options.to));
      const scheduled = await content.scheduleVersion(db, itemKey, { ...window, version: options.version }, edit);
      const { version, copiedVersion } = contentOrThrow(scheduled);
      print(version ? `version ${copiedVersion} is scheduled as version ${version}` : 'the version is already scheduled like this');
    },
    async diff() {
      const item = await content.readItem(db, itemKey);
      const select = (number: number | undefined) => contentOrThrow(content.selectVersion(item, itemKey, number)).selected;
      const after = select(second === undefined ? undefined : parseVersion(second));
      const before = select(first === undefined ? Math.max(1, after.version - 1) : parseVersion(first));
      print(`version ${before.version}, ${formatPublishWindow(before)} → version ${after.version}, ${formatPublishWindow(after)}`);
      for (const line of formatDifferences(content.diffValues(before.body, after.body))) print(line);
    },
    async export() {
      const { written, unmatched } = contentOrThrow(await content.exportContentSet(db, target, now));
      print(`${written.length} files written below ${target}`);
      if (unmatched.length > 0) print(`unchanged files that belong to no item: ${unmatched.join(', ')}`);
    },
    async import() {
      // A mistyped path must not pass for an empty set.
      if (!(await stat(target).catch(() => undefined))?.isDirectory())
        throw new OperatorError(`${target} is not a folder`, 'npm run content -- import folder');
      const files = contentOrThrow(await content.readContentFolder(target));
      const items = contentOrThrow(await content.importContentSet(db, files, { ...edit, isDryRun: options.isDryRun }));
      const changed = items.filter(({ change }) => change !== 'same');
      for (const item of changed) {
        print(`${item.change}: ${formatKey(item)}${item.versions.length > 0 ? `, version ${item.versions.join(', ')}` : ''}`);
        for (const line of formatDifferences(item.differences)) print(line);
      }
      print(`${changed.length} of ${items.length} items ${options.isDryRun ? 'would change' : 'changed'}`);
    },
  };
  await commands[options.command]();
}
