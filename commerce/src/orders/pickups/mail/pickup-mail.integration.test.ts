import { homeShipmentId, type ShipmentChange, shipmentIds } from '@outfitter/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail, MailIdentity } from '../../../mail/index.ts';
import { handleOnce } from '../../../platform/jobs/event-handler.ts';
import { dispatchEvents, type OutboxEvent } from '../../../platform/jobs/outbox.ts';
import { buildPickupCheckout } from '../../../testing/pickup-checkout.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { testStoreAddress } from '../../../testing/test-address.ts';
import { testNow, useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { changePickup } from '../change-pickup.ts';
import { expirePickups, remindOfPickups } from '../ending/end-pickups.ts';
import type { PickupRequest } from '../pickup-request.ts';
import { pickupMails } from './pickup-mail.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const day = 86_400_000;

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001', name: 'Ely, Sheridan Street' });
  await addSku(database.pool, { id: 'COAT', onHand: 50 });
  await addSku(database.pool, { id: 'HAT', onHand: 50 });
  await setStoreStock(database.pool, 'COAT', '001', 50);
});

async function sentMails(): Promise<{ mail: Mail; identity: MailIdentity }[]> {
  const events: OutboxEvent[] = [];
  await dispatchEvents(commerce.deps.database.db, async (dispatched) => void events.push(...dispatched), commerce.clock.now());
  const sent: { mail: Mail; identity: MailIdentity }[] = [];
  const transport = { send: async (mail: Mail, identity: MailIdentity) => void sent.push({ mail, identity }) };
  const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };
  const handlers = pickupMails({ transport, shop: { brand: 'Ridge & Rivet', siteOrigin: 'http://localhost:3000', languages } });
  for (const event of events) {
    for (const handler of handlers.filter(({ kind }) => kind === event.kind)) {
      await handleOnce(commerce.deps.database.db, handler, event, commerce.deps);
      await handleOnce(commerce.deps.database.db, handler, event, commerce.deps);
    }
  }
  return sent;
}

type Items = Parameters<typeof buildPickupCheckout>[1]['items'];
const inStore = { skuId: 'COAT', quantity: 3, type: 'in-store-pickup' } as const;

async function placeOrder(locale = 'en-US', contact: ShipmentChange = { c_pickupFirstName: 'Dale' }, items: Items = [inStore]) {
  commerce.clock.set(testNow);
  const { client, basketId } = await buildPickupCheckout(commerce, { items });
  await client.updateShipment({ params: { basketId, shipmentId: shipmentIds['in-store-pickup'] }, body: contact });
  const order = await client.placeOrder({ body: { basketId }, query: { locale } });
  const { rows } = await database.pool.query<{ id: string; code: string }>('SELECT id, code FROM pickup WHERE order_no = $1', [
    order.orderNo,
  ]);
  const { id: pickupId, code } = rows[0]!;
  const execute = async (command: PickupRequest['command']) => {
    const { database: handle, settings, clock } = commerce.deps;
    const dependencies = { db: handle.db, warehouse: settings.warehouse };
    const changed = await changePickup(dependencies, { pickupId, command, by: 'ada', now: clock.now() });
    if (!changed.ok) throw new Error(changed.message);
  };
  return { order, code, execute };
}

describe('the mails about a pickup', () => {
  it('say that the items are ready: where, when the store is open, with which code, and until when; to both addresses', async () => {
    const { order, code, execute } = await placeOrder();
    await execute({ action: 'pick', found: new Map() });
    expect(await sentMails()).toEqual([]);
    await execute({ action: 'ready' });
    const sent = await sentMails();
    expect(sent.map(({ mail }) => mail.to)).toEqual(['dale@example.com', 'pickup@example.com']);
    expect(new Set(sent.map(({ identity }) => identity.eventId)).size).toBe(2);
    const { subject, text, html } = sent[0]!.mail;
    expect(subject).toBe(`Order ${order.orderNo} is ready for pickup`);
    for (const part of [
      '3 × Fencepost Chore Coat, Duck Brown, Large',
      'Ely, Sheridan Street',
      testStoreAddress.address1,
      code,
      'Sat, Nov 21: 9:00 AM to 8:00 PM',
      'by Sat, Nov 28',
      `http://localhost:3000/track-order#order=${order.orderNo}`,
    ])
      expect(text).toContain(part);
    expect(html).toContain(code);
    await execute({ action: 'collect' });
    await execute({ action: 'collect' });
    const collected = await sentMails();
    expect(collected.map(({ mail }) => mail.to)).toEqual(['dale@example.com', 'pickup@example.com']);
    const { mail } = collected[0]!;
    expect(mail.subject).toBe(`Order ${order.orderNo} was picked up`);
    expect(mail.text).toMatch(/picked up at Ely, Sheridan Street on Sat, Nov 21:\n3 × Fencepost Chore Coat, Duck Brown, Large/);
    expect(mail.text).toContain('Call the store at 218-555-0101.');
    expect(mail.text).not.toContain(code);
  });

  it('are sent once the items are gone only about the hand-over', async () => {
    const { order, execute } = await placeOrder('fr-FR');
    await execute({ action: 'pick', found: new Map() });
    await execute({ action: 'ready' });
    await execute({ action: 'collect' });
    const subjects = (await sentMails()).map(({ mail }) => mail.subject);
    expect(new Set(subjects)).toEqual(new Set([`La commande ${order.orderNo} a été ramassée`]));
  });

  it('are sent to the alternate person too, but to no address twice', async () => {
    const addressesOf = async (c_pickupEmailAlternate: string) => {
      const { execute } = await placeOrder('en-US', { c_pickupFirstNameAlternate: 'Ines', c_pickupEmailAlternate });
      await execute({ action: 'pick', found: new Map() });
      await execute({ action: 'ready' });
      const sent = await sentMails();
      await execute({ action: 'collect' });
      await sentMails();
      return sent.map(({ mail }) => mail.to);
    };
    expect(await addressesOf('ines@example.com')).toEqual(['dale@example.com', 'pickup@example.com', 'ines@example.com']);
    expect(await addressesOf('Dale@Example.com')).toHaveLength(2);
  });

  it('say what becomes of items that the store did not find', async () => {
    const { order, execute } = await placeOrder();
    const itemId = order.productItems[0]!.itemId;
    await execute({ action: 'pick', found: new Map([[itemId, 1]]) });
    await execute({ action: 'short', choice: 'refund' });
    const [refunded] = await sentMails();
    expect(refunded?.mail.subject).toBe(`A change to order ${order.orderNo}`);
    expect(refunded?.mail.text).toMatch(/2 × Fencepost Chore Coat(.|\n)*We refunded \$\d+\.\d\d\./);
    const other = await placeOrder('fr-FR');
    await other.execute({ action: 'pick', found: new Map([[other.order.productItems[0]!.itemId, 0]]) });
    await other.execute({ action: 'short', choice: 'transfer' });
    const [transferred] = await sentMails();
    expect(transferred?.mail.subject).toBe(`Changement à la commande ${other.order.orderNo}`);
    expect(transferred?.mail.text).toContain('Nous les envoyons de notre entrepôt au magasin.');
    // Saturday: leaves on Monday, and travels five working days, of which Thanksgiving is none.
    expect(transferred?.mail.text).toContain('Tout devrait être prêt le mar. 1 déc., au plus tard à 11\u00a0h.');
  });

  it('name the new day of items that are sent to the store, and the day of those that are shipped', async () => {
    const missing = async (choice: 'transfer' | 'ship') => {
      const { order, execute } = await placeOrder('en-US', { c_pickupFirstName: 'Dale' }, [
        inStore,
        { skuId: 'HAT', type: 'ship-to-home' },
      ]);
      const { itemId } = order.productItems.find(({ productId }) => productId === 'COAT')!;
      await execute({ action: 'pick', found: new Map([[itemId, 1]]) });
      await execute({ action: 'short', choice });
      return { order, text: (await sentMails())[0]?.mail.text };
    };
    expect((await missing('transfer')).text).toContain('You can expect everything on Tue, Dec 1, by 11:00 AM.');
    const { order, text } = await missing('ship');
    // Decided when the order was placed: the items arrive together with those that are shipped anyway.
    expect(order.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId)?.c_promiseDate).toBe('2026-12-01');
    expect(text).toContain('at no extra cost. They should arrive by Tue, Dec 1.');
  });

  it('say what becomes of units that were sent to the store and did not arrive: sent again, with a new day, or refunded', async () => {
    const { order, execute } = await placeOrder();
    const { itemId } = order.productItems[0]!;
    await execute({ action: 'pick', found: new Map([[itemId, 0]]) });
    await execute({ action: 'short', choice: 'transfer' });
    expect((await sentMails())[0]?.mail.text).toContain('You can expect everything on Tue, Dec 1, by 11:00 AM.');
    commerce.clock.advance(11 * day);
    await execute({ action: 'receive', received: new Map([[itemId, 1]]) });
    expect(await sentMails()).toEqual([]);
    await execute({ action: 'short', choice: 'transfer' });
    const [again] = await sentMails();
    expect(again?.mail.text).toMatch(/2 × Fencepost Chore Coat(.|\n)*You can expect everything on Wed, Dec 9, by 11:00 AM\./);
    await execute({ action: 'receive', received: new Map([[itemId, 1]]) });
    await execute({ action: 'short', choice: 'refund' });
    const [refunded] = await sentMails();
    expect(refunded?.mail.text).toMatch(/1 × Fencepost Chore Coat(.|\n)*We refunded \$\d+\.\d\d\./);
    await execute({ action: 'ready' });
    expect((await sentMails())[0]?.mail.text).toContain('2 × Fencepost Chore Coat');
  });

  it('say why they are sent: to the persons who may collect the items another reason than to the shopper who ordered', async () => {
    const { execute } = await placeOrder('en-US', { c_pickupFirstNameAlternate: 'Ines', c_pickupEmailAlternate: 'ines@example.com' });
    await execute({ action: 'pick', found: new Map() });
    await execute({ action: 'ready' });
    const reasons = new Map((await sentMails()).map(({ mail }) => [mail.to, /sent this because (.+)/.exec(mail.text)?.[1]]));
    const ofPickup = 'this address was given for the pickup of an order.';
    expect(Object.fromEntries(reasons)).toEqual({
      'dale@example.com': 'an order was placed with this address.',
      'pickup@example.com': ofPickup,
      'ines@example.com': ofPickup,
    });
    await execute({ action: 'collect' });
    await sentMails();
  });

  it('remind once, two days before the end, and say at the end that the money goes back', async () => {
    const { order, code, execute } = await placeOrder();
    await execute({ action: 'pick', found: new Map() });
    await execute({ action: 'ready' });
    await sentMails();
    const { db } = commerce.deps.database;
    const runAfter = async (days: number) => {
      commerce.clock.set(new Date(testNow.getTime() + days * day));
      return { reminded: await remindOfPickups(db, commerce.clock.now()), expired: (await expirePickups(commerce.deps)).expired };
    };
    expect(await runAfter(5)).toEqual({ reminded: 0, expired: 0 });
    expect(await runAfter(6)).toEqual({ reminded: 1, expired: 0 });
    expect(await runAfter(7)).toEqual({ reminded: 0, expired: 0 });
    const [reminder] = await sentMails();
    expect(reminder?.mail.subject).toBe(`Pick up order ${order.orderNo} by Sat, Nov 28`);
    expect(reminder?.mail.text).toContain(code);
    expect(await runAfter(8)).toEqual({ reminded: 0, expired: 1 });
    const [expired] = await sentMails();
    expect(expired?.mail.subject).toBe(`Order ${order.orderNo} wasn’t picked up`);
    expect(expired?.mail.text).toContain(`We refunded $${order.orderTotal.toFixed(2)}.`);
  });
});
