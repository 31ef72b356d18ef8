import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { missingChoices, type Pickup, pickupWorkStates, shipmentIds } from '@outfitter/contract';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { changeLine, itemLines, pickupLine } from './pickup-lines.ts';
import { type PickupsArguments, pickupsHelpCommand } from './pickups-arguments.ts';

type Pickups = typeof commerceModule.pickups;
type Stores = typeof commerceModule.stores;
type PickupDependencies = Parameters<Pickups['executePickupCommand']>[0];
type PickupRequest = Parameters<Pickups['executePickupCommand']>[1];
type Print = (line: string) => void;

const listLimit = 200;

function oneOf<Name extends string>(names: readonly Name[], text: string, what: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new OperatorError(`${text} is not a ${what}`, `give one of ${names.join(', ')}`);
  return found;
}

function itemIdsOf({ items }: Pickup, skuIds: readonly string[]): string[] {
  const unknown = skuIds.find((skuId) => !items.some(({ productId }) => productId === skuId));
  if (unknown !== undefined) throw new OperatorError(`the pickup has no item ${unknown}`, 'npm run pickups -- show lists its items');
  return items.filter(({ productId }) => skuIds.includes(productId)).map(({ itemId }) => itemId);
}

/** Parses `411710001=1` arguments into the units of each item. */
function unitsOf(pickup: Pickup, counts: readonly string[]): Map<string, number> {
  return new Map(
    counts.flatMap((text) => {
      const [, skuId, units] = /^(\w+)=(\d{1,6})$/.exec(text) ?? [];
      if (!skuId || !units) throw new OperatorError(`${text} is not a count`, 'give counts such as 411710001=1');
      return itemIdsOf(pickup, [skuId]).map((itemId): [string, number] => [itemId, Number(units)]);
    }),
  );
}

function emptyList({ state, store }: Pick<PickupsArguments, 'state' | 'store'>): string {
  const what = state === undefined ? 'no open pickup' : `no pickup in the state ${state}`;
  return store === undefined ? what : `${what} at store ${store}`;
}

type ExecutionError = Extract<Awaited<ReturnType<Pickups['executePickupCommand']>>, { ok: false }>;

/** Returns the error of a command that was not executed, with what the operator can do instead. */
function operatorError({ error, message, retryAfterSeconds }: ExecutionError, { orderNo }: Pickup, action: string): OperatorError {
  if (error === 'TooManyRequestsException' && retryAfterSeconds !== undefined) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return new OperatorError(
      'too many wrong codes or names were given for this pickup',
      `wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then collect again`,
    );
  }
  if (error === 'PickupUnpaidException') return new OperatorError(message, 'collect --allow-unpaid hands them over all the same');
  if (action === 'short' && error === 'ValidationException')
    return new OperatorError(
      message,
      `have them sent to the store, or refund them: npm run pickups -- short ${orderNo} transfer (or refund)`,
    );
  if (action === 'short' && error === 'ProductItemNotAvailableException')
    return new OperatorError(message, `refund them: npm run pickups -- short ${orderNo} refund`);
  return new OperatorError(message, 'npm run pickups -- show tells how far the pickup is');
}

/** Runs a command for pickups. `print` receives each line of output. Throws OperatorError; nothing is changed then. */
export async function runPickupsCommand(
  { pickups, stores }: { pickups: Pickups; stores: Stores },
  { db, warehouse }: PickupDependencies & { db: CommerceDatabase },
  options: PickupsArguments,
  print: Print,
  now = new Date(),
): Promise<void> {
  const [orderNo = '', ...details] = options.positionals;
  const timeZones = new Map((await stores.readStores(db, undefined)).map(({ id, timeZone }) => [id, timeZone]));

  async function readPickups(): Promise<Pickup[]> {
    const found = await pickups.listPickups(db, { orderNo, limit: listLimit }, now);
    if (found.length === 0) throw new OperatorError(`the order ${orderNo} has no pickup`, 'npm run pickups lists the open ones');
    return found;
  }

  async function readPickup(): Promise<Pickup> {
    const all = await readPickups();
    const chosen = options.shipment === undefined ? all : all.filter(({ shipmentType }) => shipmentIds[shipmentType] === options.shipment);
    const [pickup, other] = chosen;
    if (!pickup || other)
      throw new OperatorError(`the order ${orderNo} has ${chosen.length} such pickups`, 'name one: --shipment BOPISCart or ship-to-store');
    return pickup;
  }

  async function execute(pickup: Pickup, command: PickupRequest['command'], proof?: PickupRequest['proof']): Promise<void> {
    const by = options.by ?? userInfo().username;
    const executed = await pickups.executePickupCommand({ db, warehouse }, { pickupId: pickup.pickupId, command, proof, by, now });
    if (!executed.ok) throw operatorError(executed, pickup, command.action);
    const { isChanged, pickup: changed } = executed.value;
    print(isChanged ? pickupLine(changed, timeZones.get(changed.storeId)) : 'nothing changed');
    for (const line of itemLines(changed)) print(line);
  }

  const commands: Record<PickupsArguments['command'], () => Promise<void>> = {
    async list() {
      const states = options.state === undefined ? undefined : [oneOf(pickupWorkStates, options.state, 'state')];
      const filter = { storeId: options.store, states };
      if (options.store !== undefined && !timeZones.has(options.store))
        throw new OperatorError(`there is no store ${options.store}`, 'npm run stores lists all stores');
      const listed = await pickups.listPickups(db, { ...filter, limit: listLimit }, now);
      for (const pickup of listed) {
        print(pickupLine(pickup, timeZones.get(pickup.storeId)));
        for (const line of itemLines(pickup)) print(line);
      }
      if (listed.length === 0) print(emptyList(options));
      const more = listed.length < listLimit ? 0 : (await pickups.countPickups(db, filter)) - listed.length;
      if (more > 0) print(`and ${more} more; --store and --state list fewer`);
    },
    async show() {
      for (const pickup of await readPickups()) {
        const timeZone = timeZones.get(pickup.storeId);
        print(pickupLine(pickup, timeZone));
        for (const line of itemLines(pickup)) print(line);
        if (pickup.persons.length > 0) print(`    collected by ${pickup.persons.join(' or ')}`);
        for (const change of await pickups.readPickupChanges(db, pickup.pickupId)) print(changeLine(change, pickup.items, timeZone));
      }
    },
    async pick() {
      const pickup = await readPickup();
      await execute(pickup, { action: 'pick', found: unitsOf(pickup, details) });
    },
    async receive() {
      const pickup = await readPickup();
      await execute(pickup, { action: 'receive', received: unitsOf(pickup, details) });
    },
    async short() {
      const [text = '', ...skuIds] = details;
      const choice = oneOf(missingChoices, text, 'choice');
      const pickup = await readPickup();
      await execute(pickup, { action: 'short', choice, ...(skuIds.length > 0 ? { itemIds: itemIdsOf(pickup, skuIds) } : {}) });
    },
    async ready() {
      await execute(await readPickup(), { action: 'ready' });
    },
    async collect() {
      const { code, name, allowsUnpaid } = options;
      if ((code === undefined) === (name === undefined)) throw new OperatorError('collect requires --code or --name', pickupsHelpCommand);
      await execute(await readPickup(), { action: 'collect', allowsUnpaid }, code === undefined ? { name: name ?? '' } : { code });
    },
    async expire() {
      await execute(await readPickup(), { action: 'expire' });
    },
  };
  await commands[options.command]();
}
