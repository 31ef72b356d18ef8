import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warehouse } from '../../inventory/warehouse.ts';
import { amountOfUnits } from './amount-of-units.ts';
import {
  advancePickup,
  beginPickup,
  isEndedPickup,
  type Pickup,
  type PickupCommand,
  undecidedUnits,
  unitsToCollect,
} from './pickup-state.ts';

const storeId = '001';
const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amountMinor: fc.integer({ min: 0, max: 100_000 }) });
const anyPickup = fc
  .tuple(fc.constantFrom('in-store-pickup' as const, 'ship-to-store' as const), fc.array(anyLine, { minLength: 1, maxLength: 4 }))
  .map(([type, lines]) =>
    beginPickup(
      type,
      storeId,
      lines.map((line, index) => ({ ...line, itemId: `item-${index}`, skuId: `sku-${index % 2}` })),
    ),
  );
const anyUnits = fc
  .array(fc.tuple(fc.constantFrom('item-0', 'item-1', 'item-2', 'item-3'), fc.integer({ min: 0, max: 5 })), { maxLength: 4 })
  .map((counts) => new Map(counts));
const anyItems = fc.array(fc.constantFrom('item-0', 'item-1', 'item-2', 'item-3'), { minLength: 1, maxLength: 3 });
const anyCommand: fc.Arbitrary<PickupCommand> = fc.oneof(
  fc.record({ action: fc.constant('pick' as const), found: anyUnits }),
  fc.record({ action: fc.constant('receive' as const), received: anyUnits }),
  fc.record({ action: fc.constant('short' as const), choice: fc.constantFrom('transfer' as const, 'ship' as const, 'refund' as const) }),
  fc.record({
    action: fc.constant('short' as const),
    choice: fc.constantFrom('transfer' as const, 'ship' as const, 'refund' as const),
    itemIds: anyItems,
  }),
  fc.constantFrom<PickupCommand>({ action: 'ready' }, { action: 'collect' }, { action: 'expire' }),
);
const anyHistory = fc.tuple(anyPickup, fc.array(anyCommand, { maxLength: 14 }));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const amountOf = ({ lines }: Pickup) => sumOf(lines.map(({ amountMinor }) => amountMinor));

interface Outcome {
  pickup: Pickup;
  dueCount: number;
  refunded: number;
  reserved: Map<string, number>;
  /** Change of the units on hand. */
  moved: Map<string, number>;
  /** Missing units that were decided about. */
  decided: number;
}

const undecidedOf = ({ lines }: Pickup) => sumOf(lines.map(undecidedUnits));

/** Runs the commands that the state machine accepts, and counts stock and money beside it. */
function run([begun, commands]: [Pickup, PickupCommand[]], check: (outcome: Outcome) => void = () => {}): Outcome {
  const units = sumOf(begun.lines.map(({ quantity }) => quantity));
  const outcome: Outcome = {
    pickup: begun,
    dueCount: 0,
    refunded: 0,
    reserved: new Map([[begun.state === 'to_pick' ? storeId : warehouse, units]]),
    moved: new Map(),
    decided: 0,
  };
  for (const command of commands) {
    const step = advancePickup(outcome.pickup, command);
    if (!step.ok) continue;
    if (command.action === 'short') outcome.decided += undecidedOf(outcome.pickup) - undecidedOf(step.value.pickup);
    outcome.pickup = step.value.pickup;
    outcome.dueCount += step.value.isDue ? 1 : 0;
    outcome.refunded += step.value.refundMinor;
    for (const { locationId, added, settled, moved } of step.value.stock) {
      outcome.reserved.set(locationId, (outcome.reserved.get(locationId) ?? 0) + added - settled);
      outcome.moved.set(locationId, (outcome.moved.get(locationId) ?? 0) + moved);
    }
    check(outcome);
  }
  return outcome;
}

describe('a pickup', () => {
  it('refunds only what is due, and never more than its price', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        run(history, ({ pickup, refunded, dueCount }) => {
          expect(refunded).toBeLessThanOrEqual(amountOf(pickup));
          if (refunded > 0) expect(dueCount).toBeGreaterThan(0);
        });
      }),
    );
  });

  it('counts each unit once, and an ended pickup has none that nobody has decided about', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        run(history, ({ pickup }) => {
          for (const line of pickup.lines) {
            expect(undecidedUnits(line)).toBeGreaterThanOrEqual(0);
            if (isEndedPickup(pickup.state)) expect(undecidedUnits(line)).toBe(0);
          }
        });
      }),
    );
  });

  it('reserves what is still to be collected or shipped, and nothing else', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        run(history, ({ pickup, reserved }) => {
          const isEnded = pickup.state === 'collected' || pickup.state === 'expired';
          const open = pickup.lines.map((line) => line.shipped + (isEnded ? 0 : unitsToCollect(line) + undecidedUnits(line)));
          expect(sumOf([...reserved.values()])).toBe(sumOf(open));
          for (const units of reserved.values()) expect(units).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('takes from the stock what it hands over, and each missing unit once, wherever it was missed', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        run(history, ({ pickup, moved, decided }) => {
          const handedOver = pickup.state === 'collected' ? sumOf(pickup.lines.map(unitsToCollect)) : 0;
          expect(sumOf([...moved.values()]) + decided + handedOver).toBe(0);
          expect(moved.get(warehouse) ?? 0).toBeLessThanOrEqual(0);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('has nothing on the way once a transfer was received, and nothing ready while units are missing', () => {
    fc.assert(
      fc.property(anyHistory, anyUnits, (history, received) => {
        const { pickup } = run(history);
        fc.pre(pickup.state === 'in_transfer');
        const step = advancePickup(pickup, { action: 'receive', received });
        fc.pre(step.ok);
        const { state, lines } = step.value.pickup;
        expect(lines.every(({ transferred }) => transferred === 0)).toBe(true);
        expect(state).toBe(undecidedOf(step.value.pickup) > 0 ? 'short' : 'picked');
        expect(step.value).toMatchObject({ isChanged: true, isDue: false, refundMinor: 0 });
        expect(advancePickup(step.value.pickup, { action: 'ready' }).ok).toBe(state === 'picked');
      }),
      { numRuns: 1_000 },
    );
  });

  it('that has expired is refunded in full, except for what is shipped', () => {
    fc.assert(
      fc.property(anyHistory, ([begun, commands]) => {
        const { pickup, refunded } = run([begun, [...commands, { action: 'ready' }, { action: 'expire' }]]);
        fc.pre(pickup.state === 'expired' && pickup.lines.every(({ shipped }) => shipped === 0));
        expect(refunded).toBe(amountOf(pickup));
      }),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing if a command is repeated', () => {
    fc.assert(
      fc.property(anyHistory, anyCommand, (history, command) => {
        const { pickup } = run(history);
        const once = advancePickup(pickup, command);
        fc.pre(once.ok);
        const again = advancePickup(once.value.pickup, command);
        const value = { pickup: once.value.pickup, isChanged: false, stock: [], isDue: false, refundMinor: 0 };
        expect(again).toEqual({ ok: true, value });
      }),
      { numRuns: 1_000 },
    );
  });

  it('waits for a decision as long as units are missing', () => {
    const pickup = beginPickup('in-store-pickup', storeId, [{ itemId: 'coat', skuId: 'COAT', quantity: 3, amountMinor: 10_000 }]);
    const picked = advancePickup(pickup, { action: 'pick', found: new Map([['coat', 1]]) });
    if (!picked.ok) throw new Error(picked.message);
    expect(picked.value.pickup.state).toBe('short');
    expect(advancePickup(picked.value.pickup, { action: 'ready' })).toMatchObject({ ok: false, error: 'PickupStateException' });
    expect(advancePickup(picked.value.pickup, { action: 'short', choice: 'refund' })).toMatchObject({
      value: { pickup: { state: 'picked' }, refundMinor: 6_666, stock: [{ locationId: storeId, settled: 2, moved: -2 }] },
    });
    expect(advancePickup(picked.value.pickup, { action: 'short', choice: 'transfer' })).toMatchObject({
      value: {
        pickup: { state: 'in_transfer' },
        stock: [
          { locationId: storeId, settled: 2, moved: -2 },
          { locationId: warehouse, added: 2, moved: 0 },
        ],
      },
    });
  });
});

describe('a transfer', () => {
  const line = { itemId: 'coat', skuId: 'COAT', quantity: 2, amountMinor: 10_001 };
  const sent = beginPickup('ship-to-store', storeId, [line]);
  const receive = (pickup: Pickup, units: number) => advancePickup(pickup, { action: 'receive', received: new Map([['coat', units]]) });
  function receiveOne(): Pickup {
    const received = receive(sent, 1);
    if (!received.ok) throw new Error(received.message);
    return received.value.pickup;
  }

  it('that arrives in part is counted at the store, where the others are missing until a decision writes them off', () => {
    expect(receive(sent, 1)).toMatchObject({
      value: {
        pickup: { state: 'short', lines: [{ picked: 1, transferred: 0 }] },
        stock: [
          { locationId: warehouse, settled: 2, moved: -2 },
          { locationId: storeId, added: 2, moved: 2 },
        ],
      },
    });
    const lost = { locationId: storeId, settled: 1, moved: -1 };
    expect(advancePickup(receiveOne(), { action: 'short', choice: 'refund' })).toMatchObject({
      value: { pickup: { state: 'picked' }, refundMinor: 5_000, isDue: true, stock: [lost] },
    });
    expect(advancePickup(receiveOne(), { action: 'short', choice: 'transfer' })).toMatchObject({
      value: { pickup: { state: 'in_transfer' }, isDue: false, stock: [lost, { locationId: warehouse, added: 1, moved: 0 }] },
    });
  });

  it('is received once: the same counts change nothing, others are a conflict', () => {
    expect(receive(receiveOne(), 1)).toMatchObject({ value: { isChanged: false, stock: [] } });
    expect(receive(receiveOne(), 2)).toMatchObject({ error: 'PickupStateException' });
    expect(advancePickup(receiveOne(), { action: 'receive', received: new Map() })).toMatchObject({ error: 'PickupStateException' });
  });

  it('is received with no more units than were sent, of items of the pickup, while it is on the way', () => {
    expect(receive(sent, 3)).toMatchObject({ error: 'ValidationException' });
    expect(advancePickup(sent, { action: 'receive', received: new Map([['hat', 0]]) })).toMatchObject({ error: 'ValidationException' });
    expect(receive(beginPickup('in-store-pickup', storeId, [line]), 1)).toMatchObject({ error: 'PickupStateException' });
  });

  it('is not taken for received when the picking before it is repeated', () => {
    const found = new Map([['coat', 1]]);
    const picked = advancePickup(beginPickup('in-store-pickup', storeId, [line]), { action: 'pick', found });
    if (!picked.ok) throw new Error(picked.message);
    const decided = advancePickup(picked.value.pickup, { action: 'short', choice: 'transfer' });
    if (!decided.ok) throw new Error(decided.message);
    expect(advancePickup(decided.value.pickup, { action: 'pick', found })).toMatchObject({ error: 'PickupStateException' });
  });
});

it('the prices of units add up to that of their line', () => {
  fc.assert(
    fc.property(anyLine, fc.nat(5), (line, first) => {
      const units = Math.min(first, line.quantity);
      expect(amountOfUnits(line, 0, units) + amountOfUnits(line, units, line.quantity - units)).toBe(line.amountMinor);
    }),
  );
});
