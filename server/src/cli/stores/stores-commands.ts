import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { parseOpening, parseWeekdays, type StoresArguments, storesHelpCommand } from './stores-arguments.ts';

type Stores = typeof commerceModule.stores;
type Print = (line: string) => void;
type Store = commerceModule.stores.StoreRow;
type Change = Awaited<ReturnType<Stores['reopenStore']>>;
type StoreChange = Awaited<ReturnType<Stores['readStoreChanges']>>[number];

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function statusText({ closureStatus, openingStatus }: Stores, store: Store, now: Date): string {
  const { status, date } = openingStatus(store, now);
  if (status.is === 'open') return `open until ${status.until}`;
  if (status.is === 'closed') return status.isPermanent ? 'closed for good' : 'closed until further notice';
  const isClosed = closureStatus(store, now).isClosed;
  return `${isClosed ? 'closed' : 'shut'}, opens ${status.date === date ? '' : `${status.date} `}${status.opens}`;
}

function pickupText({ storeForPickup }: Stores, store: Store, now: Date): string {
  const status = storeForPickup(store, now).pickupStatus;
  if (status === 'offered') return 'pickup';
  if (status === 'closed') return 'no pickup until it reopens';
  return store.hasPickup && !store.closedPermanently ? 'no pickup: nothing would be ready within 60 days' : 'no pickup';
}

function storeLine(stores: Stores, store: Store, now: Date): string {
  const { city, stateCode } = store.address;
  return `${store.id}  ${store.name} (${city}, ${stateCode})  ${statusText(stores, store, now)}, ${pickupText(stores, store, now)}`;
}

const settingOf = ({ styleId, units }: commerceModule.stores.SafetyStockSetting) =>
  `style ${styleId || 'all'}: ${units === null ? 'none' : units}`;

function historyLine({ changedAt, changedBy, action, storeId, after }: StoreChange): string {
  const change = 'units' in after ? `${action} ${storeId || 'all'}, ${settingOf(after)}` : `${action} ${storeId}`;
  return `${changedAt.toISOString()}  ${changedBy}: ${change}`;
}

async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code})`, storesHelpCommand);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${file} is not valid JSON`, 'npm run stores -- show 001 prints a store as it is imported');
  }
}

/** Runs a command for stores. `print` receives each line of output. Throws OperatorError; nothing is changed then. */
export async function runStoresCommand(
  { stores }: { stores: Stores },
  db: CommerceDatabase,
  options: StoresArguments,
  print: Print,
  now = new Date(),
): Promise<void> {
  const [first = '', second = '', third = ''] = options.positionals;
  const edit = { by: options.by ?? userInfo().username, now };
  const noStore = (id: string) => new OperatorError(`there is no store ${id}`, 'npm run stores lists all stores');

  async function readStore(id: string): Promise<Store> {
    const store = (await stores.readStores(db, undefined)).find((each) => each.id === id);
    if (!store) throw noStore(id);
    return store;
  }

  function printChange(changed: Change): void {
    if (!changed.ok) {
      if (changed.error === 'StoreNotFoundException') throw noStore(first);
      throw new OperatorError(`${first}: ${changed.message}`, storesHelpCommand);
    }
    const { store, isChanged } = changed.value;
    print(isChanged ? storeLine(stores, store, now) : 'nothing changed');
  }

  const commands: Record<StoresArguments['command'], () => Promise<void>> = {
    async list() {
      for (const store of await stores.readStores(db, undefined)) print(storeLine(stores, store, now));
    },
    async show() {
      // Nothing else is printed, so that the output can be edited and imported.
      print(JSON.stringify(await readStore(first), null, 2));
    },
    async import() {
      const fix = 'correct the file; nothing was imported';
      const validated = stores.validateStores(await readJsonFile(first));
      if (!validated.ok) throw new OperatorError(validated.message, fix);
      const { addsStores, isDryRun } = options;
      const imported = await stores.importStoreFile(db, validated.value, { ...edit, addsStores, isDryRun });
      if (!imported.ok) throw new OperatorError(imported.message, fix);
      const changed = imported.value.filter(({ change }) => change !== 'same');
      for (const { id, change, differences } of changed) {
        print(`${change}: ${id}`);
        for (const { path, before, after } of differences)
          print(`    ${path}: ${JSON.stringify(before) ?? 'nothing'} → ${JSON.stringify(after) ?? 'nothing'}`);
      }
      print(`${changed.length} of ${imported.value.length} stores ${isDryRun ? 'would change' : 'changed'}`);
    },
    async 'set-hours'() {
      const opening = parseOpening(third);
      const weekdays = parseWeekdays(second);
      const isRegular = third === 'regular' && isDate(second);
      if (opening === undefined && !isRegular)
        throw new OperatorError(`${third} is not a time range`, 'give 09:00-20:00, closed or, for a date, regular');
      if (isDate(second)) {
        printChange(await stores.setSpecialHours(db, first, second, { opening, name: options.name ?? '' }, edit));
      } else if (weekdays && opening !== undefined) {
        printChange(await stores.setStoreHours(db, first, weekdays, opening, edit));
      } else throw new OperatorError(`${second} is not a day or range`, 'give mon-fri, sat,sun, daily or a date such as 2026-12-24');
    },
    async close() {
      const store = await readStore(first);
      const { from = stores.openingStatus(store, now).date, to, reason = '', isPermanent } = options;
      const closure = { from, ...(to === undefined ? {} : { to }), reason };
      printChange(await stores.closeStore(db, first, isPermanent ? 'permanently' : closure, edit));
    },
    async reopen() {
      printChange(await stores.reopenStore(db, first, edit));
    },
    async pickup() {
      if (second !== 'on' && second !== 'off') throw new OperatorError(`pickup is on or off, not ${second}`, storesHelpCommand);
      printChange(await stores.setStorePickup(db, first, second === 'on', edit));
    },
    async history() {
      for (const change of await stores.readStoreChanges(db, first || undefined)) print(historyLine(change));
    },
  };
  await commands[options.command]();
}
