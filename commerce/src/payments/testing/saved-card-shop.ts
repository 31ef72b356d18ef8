import { beforeAll } from 'vitest';
import { handleOnce } from '../../platform/jobs/event-handler.ts';
import { dispatchEvents, type OutboxEvent } from '../../platform/jobs/outbox.ts';
import { cardBody, cards, completeCheckout } from '../../testing/checkout-builder.ts';
import type { TestCustomer } from '../../testing/customer-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { deleteCardHandler } from '../saved-cards/delete-card.ts';

/** Starts commerce with one coat and a payment provider that can fail. */
export function useSavedCardShop() {
  const database = useTestDatabase();
  const payments = fakePayments();
  const commerce = useTestCommerce(database, { payments: payments.provider });
  beforeAll(async () => {
    payments.wrap(commerce.deps);
    await insertShop(database.pool);
    await addSku(database.pool, { id: 'COAT' });
  });
  return {
    database,
    payments,
    commerce,
    save({ client, params }: TestCustomer, number: string = cards.approved, overrides: object = {}) {
      const { paymentMethodId, paymentCard } = cardBody(number);
      const body = { paymentMethodId, paymentCard: { ...paymentCard, ...overrides } };
      return client.saveCustomerPaymentInstrument({ params, body });
    },
    saved: async ({ client, params }: TestCustomer) => (await client.getCustomerPaymentInstruments({ params })).data,
    /** Deletes removed cards at the processor, and returns how many could not be deleted. */
    async runJobs(): Promise<number> {
      const { database: handle, clock, log } = commerce.deps;
      const events: OutboxEvent[] = [];
      await dispatchEvents(handle.db, async (batch) => void events.push(...batch), clock.now());
      const handler = deleteCardHandler(commerce.deps);
      const runs = events.filter(({ kind }) => kind === handler.kind).map((event) => handleOnce(handle.db, handler, event, { clock, log }));
      const failed = (await Promise.allSettled(runs)).filter(({ status }) => status === 'rejected').length;
      if (failed > 0) await database.pool.query('UPDATE outbox_event SET queued_at = NULL WHERE kind = $1', [handler.kind]);
      return failed;
    },
    async checkoutOf({ client }: TestCustomer): Promise<string> {
      const { basketId } = await client.createBasket();
      await client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT' }] });
      await completeCheckout(client, basketId);
      return basketId;
    },
  };
}
