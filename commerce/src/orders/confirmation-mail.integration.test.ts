import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail, MailIdentity } from '../mail/index.ts';
import { handleOnce } from '../platform/jobs/event-handler.ts';
import { dispatchEvents, type OutboxEvent } from '../platform/jobs/outbox.ts';
import { buildCheckout, cards } from '../testing/checkout-builder.ts';
import { buildPickupCheckout } from '../testing/pickup-checkout.ts';
import { addStores, setStoreStock } from '../testing/pickup-shop.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { confirmationMail } from './confirmation-mail.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});

async function placedEvents(): Promise<OutboxEvent[]> {
  const received: OutboxEvent[] = [];
  await dispatchEvents(commerce.deps.database.db, async (events) => void received.push(...events), commerce.clock.now());
  return received.filter((event) => event.kind === 'order-placed');
}

const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };

async function handleAndCollectMails(times: number): Promise<{ mail: Mail; identity: MailIdentity }[]> {
  const sent: { mail: Mail; identity: MailIdentity }[] = [];
  const transport = { send: async (mail: Mail, identity: MailIdentity) => void sent.push({ mail, identity }) };
  const handler = confirmationMail({ transport, shop: { brand: 'Ridge & Rivet', siteOrigin: 'http://localhost:3000', languages } });
  const events = await placedEvents();
  for (const event of Array.from({ length: times }, () => events).flat()) {
    await handleOnce(commerce.deps.database.db, handler, event, commerce.deps);
  }
  return sent;
}

describe('the confirmation mail of an order', () => {
  it('is sent once for a placed order, and never for a failed one', async () => {
    await (await buildCheckout(commerce, { skuId: 'COAT', card: cards.declined })).place();
    const order = await (await buildCheckout(commerce, { skuId: 'COAT' })).place();
    const sent = await handleAndCollectMails(2);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      mail: { to: 'dale@example.com', subject: expect.stringContaining(order.orderNo) },
      identity: { eventId: expect.any(String), at: commerce.clock.now() },
    });
    expect(sent[0]?.mail.text).toContain('Fencepost Chore Coat');
  });

  it('I18N-001 has the language in which the order was placed, as has the order', async () => {
    await database.pool.query(
      `UPDATE style SET translations = '{"fr-FR": {"name": "Veste de ferme Fencepost"}}' WHERE id = (SELECT style_id FROM sku WHERE id = 'COAT')`,
    );
    const { client, basketId } = await buildCheckout(commerce, { skuId: 'COAT' });
    const order = await client.placeOrder({ body: { basketId }, query: { locale: 'fr-FR' } });
    expect(order.productItems.map(({ productName }) => productName)).toEqual(['Veste de ferme Fencepost']);
    expect(order.c_paymentSummary.map(({ label }) => label)).toEqual(['Visa se terminant par 1111']);
    const [sent] = await handleAndCollectMails(1);
    expect(sent?.mail.subject).toContain(`Commande ${order.orderNo} reçue`);
    expect(sent?.mail.text).toContain('Veste de ferme Fencepost');
    expect(sent?.mail.text).toContain('http://localhost:3000/fr-FR/track-order');
  });

  it('FULFIL-001 has the phone and hours of the store at which items are collected, and a link to directions', async () => {
    await addStores(commerce, { id: '001', name: 'Ely, Sheridan Street', phone: '218-555-0101' });
    await setStoreStock(database.pool, 'COAT', '001', 5);
    const { client, basketId } = await buildPickupCheckout(commerce, { items: [{ skuId: 'COAT', quantity: 1, type: 'in-store-pickup' }] });
    await client.placeOrder({ body: { basketId } });
    const [sent] = await handleAndCollectMails(1);
    expect(sent?.mail.text).toContain('Pick up at Ely, Sheridan Street. Ready ');
    for (const part of ['218-555-0101', 'Store hours\n', 'Directions: https://www.openstreetmap.org/directions?to=47.9032%2C-91.8671'])
      expect(sent?.mail.text).toContain(part);
  });
});
