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

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function statusText({ status, date }: ReturnType<Stores['openingStatus']>): string {
  if (status.is === 'open') return `open until ${status.until}`;
  if (status.is === 'closed') return status.isPermanent ? 'closed for good' : 'closed until further notice';
  return `shut, opens ${status.date === date ? '' : `${status.date} `}${status.opens}`;
}

function storeLine({ openingStatus }: Stores, store: Store, now: Date): string {
  const { city, stateCode } = store.address;
  const pickup = store.hasPickup ? 'pickup' : 'no pickup';
  return `${store.id}  ${store.name} (${city}, ${stateCode})  ${statusText(openingStatus(store, now))}, ${pickup}`;
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
      for (const { changedAt, changedBy, action, storeId } of await stores.readStoreChanges(db, first || undefined))
        print(`${changedAt.toISOString()}  ${changedBy}: ${action} ${storeId}`);
    },
  };
  await commands[options.command]();
}
