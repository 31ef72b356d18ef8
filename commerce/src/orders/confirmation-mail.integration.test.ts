import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail, MailOccasion } from '../mail/index.ts';
import { handleOnce } from '../platform/handle-event.ts';
import { handOn, type OutboxEvent } from '../platform/outbox.ts';
import { buyerOf, cards } from '../testing/buyer.ts';
import { useTestCommerce } from '../testing/commerce.ts';
import { useTestDatabase } from '../testing/database.ts';
import { addSku, openShop } from '../testing/shop.ts';
import { confirmationMail } from './confirmation-mail.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await openShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});

async function placedEvents(): Promise<OutboxEvent[]> {
  const received: OutboxEvent[] = [];
  await handOn(commerce.deps.database.db, async (events) => void received.push(...events), commerce.clock.now());
  return received.filter((event) => event.kind === 'order-placed');
}

describe('the confirmation of an order', () => {
  it('goes to the shopper once for a placed order, and never for a failed one', async () => {
    await (await buyerOf(commerce, { skuId: 'COAT', card: cards.declined })).place();
    const order = await (await buyerOf(commerce, { skuId: 'COAT' })).place();
    const sent: { mail: Mail; occasion: MailOccasion }[] = [];
    const transport = { send: async (mail: Mail, occasion: MailOccasion) => void sent.push({ mail, occasion }) };
    const handler = confirmationMail(transport, { brand: 'Ridge & Rivet', siteOrigin: 'http://localhost:3000' });
    const events = await placedEvents();
    expect(events).toHaveLength(1);
    for (const event of [...events, ...events]) await handleOnce(commerce.deps.database.db, handler, event, commerce.deps);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      mail: { to: 'dale@example.com', subject: expect.stringContaining(order.orderNo) },
      occasion: { eventId: events[0]?.id, at: commerce.clock.now() },
    });
    expect(sent[0]?.mail.text).toContain('Fencepost Chore Coat');
  });
});
