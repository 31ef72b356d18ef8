import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { type StockArguments, stockHelpCommand } from './stock-arguments.ts';

type Commerce = Pick<typeof commerceModule, 'stock' | 'listPreferences'>;
type Print = (line: string) => void;
type Report = commerceModule.stock.StockImportReport;

const shownErrors = 20;
const shownIds = 50;
const shownImports = 20;
const formats: Record<string, commerceModule.stock.FeedFormat> = { '.csv': 'csv', '.jsonl': 'jsonl', '.ndjson': 'jsonl' };

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

async function readFeed(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new OperatorError(`${file} cannot be read`, stockHelpCommand);
  }
}

function listIds(kind: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > shownIds ? `, and ${ids.length - shownIds} more` : '';
  return [`${count(ids.length, `unknown ${kind}`)}, left out: ${ids.slice(0, shownIds).join(', ')}${more}`];
}

function reportLines({ rows, changed, zeroed, unknownSkus, unknownLocations, continuedFrom }: Report, isDryRun: boolean): string[] {
  return [
    `${count(rows, 'row')}: ${count(changed, 'level')} ${isDryRun ? 'would change' : 'changed'}`,
    ...(zeroed > 0 ? [`${count(zeroed, 'level')} that the full feed does not name ${isDryRun ? 'would be' : 'are'} zero`] : []),
    ...(continuedFrom > 0 ? [`continued an interrupted import after row ${continuedFrom}`] : []),
    ...listIds('SKU', unknownSkus),
    ...listIds('location', unknownLocations),
  ];
}

async function importFeed({ stock }: Commerce, db: CommerceDatabase, args: StockArguments, print: Print, now: () => Date): Promise<void> {
  const [file = ''] = args.positionals;
  const format = formats[path.extname(file).toLowerCase()];
  if (!format) throw new OperatorError(`${file} is neither .csv nor .jsonl`, stockHelpCommand);
  const text = await readFeed(file);
  const { lines, errors } = stock.parseStockFeed(text, format, args.rows);
  for (const { line, message } of errors.slice(0, shownErrors)) print(line === undefined ? message : `line ${line}: ${message}`);
  if (errors.length > 0) {
    throw new OperatorError(`nothing was imported: the feed has ${count(errors.length, 'error')}`, 'correct the feed and import it again');
  }
  const { isFull, isForced, isDryRun, by = userInfo().username } = args;
  const digest = createHash('sha256').update(`${isFull}\n${text}`).digest('hex');
  const options = { fileName: path.basename(file), digest, isFull, isForced, isDryRun, by, now };
  const result = await stock.importStock(db, lines, options);
  if (!result.ok) {
    const fix = result.error === 'SuspiciousFeed' ? 'if the feed is complete, repeat the command with --force' : stockHelpCommand;
    throw new OperatorError(`nothing was imported: ${result.message}`, fix);
  }
  for (const line of reportLines(result.value, isDryRun)) print(line);
}

async function safetyStockOfShop({ listPreferences }: Commerce, db: CommerceDatabase): Promise<number> {
  const found = (await listPreferences(db)).find(({ key }) => key === 'storeSafetyStock');
  return Number(found?.value ?? 0);
}

async function showStock(commerce: Commerce, db: CommerceDatabase, [sku = '']: string[], print: Print): Promise<void> {
  const levels = await commerce.stock.levelsOfSku(db, sku, await safetyStockOfShop(commerce, db));
  if (levels.length === 0) throw new OperatorError(`there is no stock of ${sku}`, 'SKUs are the ids of variants, such as 411710001');
  print('location    on hand  reserved  backorder  safety  promised  in stock');
  for (const level of levels) {
    const { onHand, reserved, backorderLimit, safetyStock, inStockDate, locationId } = level;
    const { availableToPromise } = commerce.stock.promisedAvailability(level);
    const widths = [9, 10, 11, 8, 10];
    const numbers = [onHand, reserved, backorderLimit, safetyStock, availableToPromise].map((value, index) =>
      String(value).padStart(widths[index] ?? 0),
    );
    print(`${locationId.padEnd(10)}${numbers.join('')}  ${inStockDate ?? ''}`.trimEnd());
  }
}

async function showImports({ stock }: Commerce, db: CommerceDatabase, print: Print): Promise<void> {
  const imports = await stock.listImports(db, shownImports);
  if (imports.length === 0) print('no imports');
  for (const {
    startedAt,
    importedBy,
    fileName,
    isFull,
    state,
    appliedCount,
    rowCount,
    changedCount,
    zeroedCount,
    unknownCount,
  } of imports) {
    const facts = [
      `${appliedCount} of ${count(rowCount, 'row')}`,
      `${changedCount} changed`,
      ...(zeroedCount > 0 ? [`${zeroedCount} to zero`] : []),
      ...(unknownCount > 0 ? [`${unknownCount} unknown`] : []),
    ];
    print(`${startedAt.toISOString()}  ${importedBy}: ${fileName}${isFull ? ' (full)' : ''}, ${state}, ${facts.join(', ')}`);
  }
}

async function changeSafetyStock(commerce: Commerce, db: CommerceDatabase, args: StockArguments, print: Print, now: Date): Promise<void> {
  const { stock } = commerce;
  const [store, style, units] = args.positionals;
  const named = (id: string) => (id === stock.wildcard ? 'all' : id);
  if (store !== undefined && style !== undefined && units !== undefined) {
    const key = { locationId: store === 'all' ? stock.wildcard : store, styleId: style === 'all' ? stock.wildcard : style };
    if (units !== 'none' && !/^\d{1,6}$/.test(units)) throw new OperatorError(`${units} is not a number of units`, stockHelpCommand);
    const change = { by: args.by ?? userInfo().username, now };
    const changed = await stock.changeSafetyStock(db, { ...key, units: units === 'none' ? undefined : Number(units) }, change);
    if (!changed.ok) throw new OperatorError(changed.message, stockHelpCommand);
  }
  print(`store all, style all: ${await safetyStockOfShop(commerce, db)}, the preference storeSafetyStock`);
  for (const { locationId, styleId, units: kept, changedBy } of await stock.listSafetyStock(db)) {
    print(`store ${named(locationId)}, style ${named(styleId)}: ${kept}, set by ${changedBy}`);
  }
}

/** Runs a command for stock. `print` receives each line of output. Throws OperatorError. */
export async function runStockCommand(
  commerce: Commerce,
  db: CommerceDatabase,
  args: StockArguments,
  print: Print,
  now: () => Date = () => new Date(),
): Promise<void> {
  const commands: Record<StockArguments['command'], () => Promise<void>> = {
    import: () => importFeed(commerce, db, args, print, now),
    show: () => showStock(commerce, db, args.positionals, print),
    imports: () => showImports(commerce, db, print),
    safety: () => changeSafetyStock(commerce, db, args, print, now()),
  };
  await commands[args.command]();
}
