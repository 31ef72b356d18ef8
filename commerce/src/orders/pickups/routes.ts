import { endpoints, type Pickup } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../../platform/http/fault.ts';
import type { Operator } from '../../platform/http/operator.ts';
import { type BoundRoute, bind } from '../../platform/http/route.ts';
import { executePickupCommand } from './execute-pickup-command.ts';
import { listPickups } from './list-pickups.ts';
import type { PickupRequest } from './pickup-request.ts';

const defaultCount = 50;

const unitsByItem = (counts: readonly { itemId: string; quantity: number }[] = []) =>
  new Map(counts.map(({ itemId, quantity }) => [itemId, quantity]));

export function routes({ database: { db }, clock, settings: { warehouse } }: CommerceDependencies): BoundRoute[] {
  async function execute(operator: Operator, step: Pick<PickupRequest, 'pickupId' | 'command' | 'proof'>): Promise<Pickup> {
    const { name: by, storeId } = operator;
    return valueOrFault(await executePickupCommand({ db, warehouse }, { ...step, by, storeId, now: clock.now() })).pickup;
  }
  return [
    bind(endpoints.getPickups, async ({ operator, query: { storeId, state, orderNo, start = 0, count: limit = defaultCount } }) => {
      if (operator.storeId !== undefined && storeId !== undefined && storeId !== operator.storeId)
        throw new Fault('ForbiddenException', 'The operator works in another store.');
      const states = state === undefined ? undefined : [state];
      const data = await listPickups(db, { storeId: operator.storeId ?? storeId, states, orderNo, start, limit }, clock.now());
      return { count: data.length, data, start };
    }),
    bind(endpoints.pickItems, async ({ operator, params, body: { found } }) =>
      execute(operator, { ...params, command: { action: 'pick', found: unitsByItem(found) } }),
    ),
    bind(endpoints.receiveTransfer, async ({ operator, params, body: { received } }) =>
      execute(operator, { ...params, command: { action: 'receive', received: unitsByItem(received) } }),
    ),
    bind(endpoints.decideMissingItems, async ({ operator, params, body }) =>
      execute(operator, { ...params, command: { action: 'short', ...body } }),
    ),
    bind(endpoints.markPickupReady, async ({ operator, params }) => execute(operator, { ...params, command: { action: 'ready' } })),
    bind(endpoints.collectPickup, async ({ operator, params, body: { allowsUnpaid, ...proof } }) =>
      execute(operator, { ...params, command: { action: 'collect', allowsUnpaid }, proof }),
    ),
    bind(endpoints.expirePickup, async ({ operator, params }) => execute(operator, { ...params, command: { action: 'expire' } })),
  ];
}
