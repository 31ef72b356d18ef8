import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let crashStep: OrderStep | undefined;
const onOrderStep = (step: OrderStep) => {
  if (step === crashStep) throw new Error('planned crash');
};
const payments = fakePayments();
const commerce = useTestCommerce(database, { onOrderStep, payments: payments.provider });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, onHand: 100_000 });
  payments.wrap(commerce.deps);
});

interface Model {
  isPlaced: boolean;
  isWaiting: boolean;
}
interface Real {
  buyer: CheckoutGuest;
}
type Command = fc.AsyncCommand<Model, Real>;

async function stateOf(real: Real) {
  const { rows } = await database.pool.query<{ status: string }>(
    `SELECT status FROM customer_order WHERE basket_id = $1 AND status <> 'failed'`,
    [real.buyer.basketId],
  );
  const charges = await database.pool.query(
    `SELECT 1 FROM sandbox_payment WHERE state = 'authorised'
       AND split_part(key, ':', 1) IN (SELECT id::text FROM customer_order WHERE basket_id = $1)`,
    [real.buyer.basketId],
  );
  return { orders: rows.map((row) => row.status), charges: charges.rowCount ?? 0 };
}

/** Expects at most one order and one charge, a placed order to stay placed, and the auditor's invariants to hold. */
async function checkInvariants(model: Model, real: Real): Promise<void> {
  const { orders, charges } = await stateOf(real);
  expect(orders.length).toBeLessThanOrEqual(1);
  expect(charges).toBeLessThanOrEqual(1);
  if (model.isPlaced) expect(orders).toEqual(['new']);
  if (orders[0] === 'new') expect(charges).toBe(1);
  model.isPlaced ||= orders[0] === 'new';
  model.isWaiting = orders[0] === 'awaiting_shopper';
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
}

class Place implements Command {
  readonly card: keyof typeof cards;
  readonly killedAt: OrderStep | undefined;
  readonly fault: 'lost' | 'unreachable' | undefined;
  constructor(card: keyof typeof cards, killedAt: OrderStep | undefined, fault: 'lost' | 'unreachable' | undefined) {
    this.card = card;
    this.killedAt = killedAt;
    this.fault = fault;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await real.buyer.payWith(cards[this.card]).catch(() => undefined);
    crashStep = this.killedAt;
    if (this.fault) payments.plan.plan('authorize', this.fault);
    await real.buyer.place().catch((error) => expect([409, 500]).toContain(error.status));
    crashStep = undefined;
    payments.plan.clear();
    await checkInvariants(model, real);
  }
  toString = () => `place(${this.card}, killed at ${this.killedAt}, ${this.fault})`;
}

class Decide implements Command {
  readonly decision: 'approve' | 'decline';
  constructor(decision: 'approve' | 'decline') {
    this.decision = decision;
  }
  check = (model: Readonly<Model>) => model.isWaiting;
  async run(model: Model, real: Real): Promise<void> {
    const { rows } = await database.pool.query(
      `SELECT order_no, flash #>> '{0,details,url}' AS url FROM customer_order WHERE basket_id = $1 AND status = 'awaiting_shopper'`,
      [real.buyer.basketId],
    );
    const body = new URLSearchParams({ decision: this.decision }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await commerce.request(new URL(rows[0].url).pathname, { method: 'POST', headers, body });
    await real.buyer.client.returnFromPayment({ body: { orderNo: rows[0].order_no } });
    await checkInvariants(model, real);
    expect(model.isPlaced).toBe(this.decision === 'approve');
  }
  toString = () => this.decision;
}

class Change implements Command {
  readonly killedAt: OrderStep | undefined;
  readonly fault: 'lost' | 'unreachable' | undefined;
  constructor(killedAt: OrderStep | undefined, fault: 'lost' | 'unreachable' | undefined) {
    this.killedAt = killedAt;
    this.fault = fault;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    crashStep = this.killedAt;
    if (this.fault) payments.plan.plan('status', this.fault);
    const params = { basketId: real.buyer.basketId };
    const quantityNow = async () => (await real.buyer.basket().catch(() => undefined))?.productItems[0]?.quantity;
    const before = await quantityNow();
    const isChanged = await real.buyer.client.addBasketItems({ params, body: [{ productId: 'COAT' }] }).then(
      () => true,
      (error) => {
        expect([400, 404, 409, 500]).toContain(error.status);
        return false;
      },
    );
    crashStep = undefined;
    payments.plan.clear();
    if (isChanged) expect((await stateOf(real)).orders).toEqual([]);
    // A rejected change leaves the basket as it was; an ordered basket is gone.
    else expect([before, undefined]).toContain(await quantityNow());
    await checkInvariants(model, real);
  }
  toString = () => `change(killed at ${this.killedAt}, ${this.fault})`;
}

class Sweep implements Command {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    commerce.clock.advance(this.minutes * 60_000);
    await sweepOrders(commerce.deps);
    await checkInvariants(model, real);
    // Only an order that waits for its shopper may remain unfinished.
    const { orders } = await stateOf(real);
    expect(['new', 'awaiting_shopper', undefined]).toContain(orders[0]);
  }
  toString = () => `sweep after ${this.minutes} min`;
}

const step = fc.option(
  fc.constantFrom<OrderStep>(
    'preparing',
    'prepared',
    'requesting',
    'responded',
    'authorized',
    'finishing',
    'finished',
    'failing',
    'failed',
    'voided',
  ),
  { nil: undefined },
);
const fault = fc.option(fc.constantFrom('lost' as const, 'unreachable' as const), { nil: undefined, freq: 3 });
const card = fc.constantFrom(...(Object.keys(cards) as (keyof typeof cards)[]));
const commands = [
  fc.tuple(card, step, fault).map(([...place]) => new Place(...place)),
  fc.tuple(step, fault).map(([...change]) => new Change(...change)),
  fc.constantFrom('approve' as const, 'decline' as const).map((decision) => new Decide(decision)),
  // Sessions last half an hour; the sweeper's longer periods have tests of their own.
  fc.constantFrom(1, 2, 3).map((minutes) => new Sweep(minutes)),
];

describe('the model of an order', () => {
  it('has at most one order and one charge, and nothing unfinished after the sweeper, for any sequence of events', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 8 }), async (run) => {
        const setup = async () => ({
          model: { isPlaced: false, isWaiting: false },
          real: { buyer: await buildCheckout(commerce, { skuId: 'COAT' }) },
        });
        await fc.asyncModelRun(setup, run);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});
