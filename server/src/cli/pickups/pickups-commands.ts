import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { missingChoices, type Pickup, pickupWorkStates, shipmentIds } from '@outfitter/contract';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { type PickupsArguments, pickupsHelpCommand } from './pickups-arguments.ts';

type Pickups = typeof commerceModule.pickups;
type PickupRequest = Parameters<Pickups['executePickupCommand']>[1];
type Print = (line: string) => void;

const listLimit = 200;

function timeOf({ state, readyBy, promisedOn, collectUntil, isLate, isPaid }: Pickup): string {
  if (state === 'ready') return `until ${collectUntil ?? ''}, ${isPaid ? 'paid' : 'not paid yet'}`;
  const due = readyBy ?? promisedOn;
  return due === undefined ? '' : `ready by ${due}${isLate ? ' (late)' : ''}`;
}

function pickupLine(pickup: Pickup): string {
  const { orderNo, storeId, shipmentType, state, items } = pickup;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${orderNo}  ${state}  store ${storeId}, ${shipmentType}, ${units} ${units === 1 ? 'unit' : 'units'}  ${timeOf(pickup)}`.trimEnd();
}

/** Returns what the record of a hand-over contains beside its states. */
function notesOf({ isRejected, isUnpaid, proof }: Record<string, unknown>): string {
  return `${isRejected ? `, wrong ${proof}` : ''}${isUnpaid ? ', payment declined' : ''}`;
}

function itemLine(item: Pickup['items'][number]): string {
  const { productId, productName, choice, quantity } = item;
  const counts = (['picked', 'transferred', 'shipped', 'refunded', 'missing'] as const).filter((count) => item[count] > 0);
  const details = counts.map((count) => `${item[count]} ${count}`).join(', ');
  return `    ${quantity} × ${productId}  ${[productName, ...choice].join(', ')}${details ? `  (${details})` : ''}`;
}

function oneOf<Name extends string>(names: readonly Name[], text: string, what: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new OperatorError(`${text} is no ${what}`, `give one of ${names.join(', ')}`);
  return found;
}

function itemIdsOf({ items }: Pickup, skuIds: readonly string[]): string[] {
  const unknown = skuIds.find((skuId) => !items.some(({ productId }) => productId === skuId));
  if (unknown !== undefined) throw new OperatorError(`the pickup has no item ${unknown}`, 'npm run pickups -- show lists its items');
  return items.filter(({ productId }) => skuIds.includes(productId)).map(({ itemId }) => itemId);
}

/** Parses `411710001=1` arguments into the units found of each item. */
function foundOf(pickup: Pickup, counts: readonly string[]): Map<string, number> {
  return new Map(
    counts.flatMap((text) => {
      const [, skuId, units] = /^(\w+)=(\d{1,6})$/.exec(text) ?? [];
      if (!skuId || !units) throw new OperatorError(`${text} is no count`, 'give counts such as 411710001=1');
      return itemIdsOf(pickup, [skuId]).map((itemId): [string, number] => [itemId, Number(units)]);
    }),
  );
}

/** Runs a command for pickups. `print` receives each line of output. Throws OperatorError; nothing is changed then. */
export async function runPickupsCommand(
  { pickups }: { pickups: Pickups },
  db: CommerceDatabase,
  options: PickupsArguments,
  print: Print,
  now = new Date(),
): Promise<void> {
  const [orderNo = '', ...details] = options.positionals;

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
    const executed = await pickups.executePickupCommand(db, { pickupId: pickup.pickupId, command, proof, by, now });
    if (!executed.ok)
      throw new OperatorError(
        executed.message,
        executed.error === 'PickupUnpaidException'
          ? 'collect --allow-unpaid hands them over all the same'
          : 'npm run pickups -- show tells how far the pickup is',
      );
    print(executed.value.isChanged ? pickupLine(executed.value.pickup) : 'nothing changed');
    for (const item of executed.value.pickup.items) print(itemLine(item));
  }

  const commands: Record<PickupsArguments['command'], () => Promise<void>> = {
    async list() {
      const states = options.state === undefined ? undefined : [oneOf(pickupWorkStates, options.state, 'state')];
      const filter = { storeId: options.store, states };
      const listed = await pickups.listPickups(db, { ...filter, limit: listLimit }, now);
      for (const pickup of listed) print(pickupLine(pickup));
      const more = listed.length < listLimit ? 0 : (await pickups.countPickups(db, filter)) - listed.length;
      if (more > 0) print(`and ${more} more; --store and --state list fewer`);
    },
    async show() {
      for (const pickup of await readPickups()) {
        print(pickupLine(pickup));
        for (const item of pickup.items) print(itemLine(item));
        if (pickup.persons.length > 0) print(`    collected by ${pickup.persons.join(' or ')}`);
        for (const { changedAt, changedBy, action, stateBefore, stateAfter, detail } of await pickups.readPickupChanges(
          db,
          pickup.pickupId,
        ))
          print(`    ${changedAt.toISOString()}  ${changedBy}: ${action}, ${stateBefore} → ${stateAfter}${notesOf(detail)}`);
      }
    },
    async pick() {
      const pickup = await readPickup();
      await execute(pickup, { action: 'pick', found: foundOf(pickup, details) });
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
