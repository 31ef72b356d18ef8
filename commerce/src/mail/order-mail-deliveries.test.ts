import type { Order } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { openingOn } from '../stores/index.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { buildOrder } from '../testing/order-builder.ts';
import { testStoreAddress } from '../testing/test-address.ts';
import { renderOrderConfirmation } from './order-confirmation.ts';
import type { MailStore } from './order-mail-pickups.ts';

const shop = {
  brand: 'Ridge & Rivet',
  siteOrigin: 'https://shop.example',
  languages: { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' as const },
};
const weekday = { open: '09:00', close: '20:00' };
const row = buildStore({
  hours: [weekday, weekday, weekday, weekday, weekday, { open: '09:00', close: '18:00' }, null],
  specialHours: [{ date: '2026-11-26', opening: null, name: 'Thanksgiving' }],
});
const store: MailStore = { ...row, openingOn: (day) => openingOn(row, day) };

const [coat] = buildOrder().productItems;
const [home] = buildOrder().shipments;
const itemIn = (shipmentId: string, index: number, productName: string, overrides: Partial<Order['productItems'][number]> = {}) => ({
  ...coat!,
  itemId: `01930000-0000-7000-8000-00000000000${index}`,
  productName,
  shipmentId,
  ...overrides,
});
const pickup = {
  shipmentId: 'BOPISCart',
  productTotal: 149,
  shippingTotal: 0,
  c_isBOPIS: true,
  c_promiseDate: '2026-11-24',
  c_readyBy: '2026-11-24T23:00:00Z',
  c_pickupStoreID: store.id,
  c_pickupStoreTimeZone: 'America/Chicago',
  c_pickupStoreName: 'Ely, Sheridan Street',
  c_pickupFirstName: 'Marit',
  c_pickupLastName: 'Lindqvist',
  c_pickupFirstNameAlternate: 'Cher',
  c_pickupLastNameAlternate: 'Cher',
  shippingAddress: testStoreAddress,
  shippingMethod: { id: 'in-store-pickup', name: 'In-store pickup', description: '', price: 0 },
};
const { c_readyBy: _, ...untimed } = pickup;
const transfer = { ...untimed, shipmentId: 'ship-to-store', c_promiseDate: '2026-12-01' };

/** An order of a parcel now, one of backordered items, a pickup and a transfer to the store. */
const mixed = buildOrder({
  c_orderType: 'split',
  productItems: [
    itemIn('me', 1, 'Fencepost Chore Coat'),
    itemIn('ship-to-store', 2, 'Gravel Road Boots'),
    itemIn('me', 3, 'Second Cup Flannel', { c_isBackordered: true, c_inStockDate: '2026-12-11' }),
    itemIn('BOPISCart', 4, 'Porch Light Beanie'),
  ],
  shipments: [
    {
      ...home!,
      shippingMethod: { ...home!.shippingMethod!, c_carrier: 'Test Parcel', c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' },
      c_shipAvailableFirst: true,
      c_parcels: [
        { itemIds: ['01930000-0000-7000-8000-000000000001'], backorder: false, c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' },
        {
          itemIds: ['01930000-0000-7000-8000-000000000003'],
          backorder: true,
          c_shippingMethod: { id: '02', name: 'Slow', c_carrier: 'Test Truck' },
          c_arrivesFrom: '2026-12-17',
          c_arrivesTo: '2026-12-21',
        },
      ],
    },
    pickup,
    transfer,
  ],
});

const withBreakingSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
async function render(order: Order, locale = 'en-US', stores = [store]) {
  const { html, text } = await renderOrderConfirmation(order, shop, locale, stores);
  return { html: withBreakingSpaces(html.replaceAll('<!-- -->', '')), text: withBreakingSpaces(text) };
}
const item = (name: string, extra = '') => `${name}\n  Duck Brown, Large, qty 1${extra}\n  $149.00\n`;

describe('the confirmation of an order with several deliveries', () => {
  it('FULFIL-001 lists the items by delivery, each with its method, place and time', async () => {
    const { text } = await render(mixed);
    const deliveries = text.slice(text.indexOf('Your order'), text.indexOf('Subtotal'));
    expect(deliveries).toBe(
      `Your order comes in 4 parts, listed below. We email you when your pickup is ready. We send no email when a parcel ships: “Track this order” shows where it is. Keep this email: it’s your receipt.

Ships to Dale Lindqvist
-----------------------
Arrives Thu, Dec 3 – Mon, Dec 7
418 Lakeview Ave
Ely, MN 55731
Standard
Carrier: Test Parcel

${item('Fencepost Chore Coat')}
Ships to Dale Lindqvist when in stock
-------------------------------------
Arrives Thu, Dec 17 – Mon, Dec 21
418 Lakeview Ave, Ely, MN 55731
Slow
Carrier: Test Truck

${item('Second Cup Flannel', ', backordered, expected in stock Fri, Dec 11')}
Pick up at Ely, Sheridan Street
-------------------------------
Ready Tue, Nov 24, by 5:00 PM
105 E Sheridan St
Ely, MN 55731
218-555-0101
Store hours
Tue, Nov 24 – Wed, Nov 25: 9:00 AM to 8:00 PM
Thu, Nov 26: closed
Fri, Nov 27: 9:00 AM to 8:00 PM
Sat, Nov 28: 9:00 AM to 6:00 PM
Sun, Nov 29: closed
Mon, Nov 30: 9:00 AM to 8:00 PM
For Marit Lindqvist or Cher
Bring the pickup code from the email that says it’s ready, or an ID with your name.
Directions: https://www.openstreetmap.org/directions?to=47.9032%2C-91.8671

${item('Porch Light Beanie')}
Ships to store: Ely, Sheridan Street
------------------------------------
Ready Tue, Dec 1
105 E Sheridan St
Ely, MN 55731
218-555-0101
Store hours
Tue, Dec 1 – Fri, Dec 4: 9:00 AM to 8:00 PM
Sat, Dec 5: 9:00 AM to 6:00 PM
Sun, Dec 6: closed
Mon, Dec 7: 9:00 AM to 8:00 PM
For Marit Lindqvist or Cher
Bring the pickup code from the email that says it’s ready, or an ID with your name.
Directions: https://www.openstreetmap.org/directions?to=47.9032%2C-91.8671

${item('Gravel Road Boots')}
`,
    );
  });

  it('FULFIL-001 has the same headings, times and items in HTML, in the same order', async () => {
    const { html } = await render(mixed);
    const parts = [
      '>Ships to Dale Lindqvist</h2>',
      '>Arrives Thu, Dec 3 – Mon, Dec 7<',
      '>Standard<',
      '>Carrier: Test Parcel<',
      'Fencepost Chore Coat',
      '>Ships to Dale Lindqvist when in stock</h2>',
      '>Arrives Thu, Dec 17 – Mon, Dec 21<',
      'Second Cup Flannel',
      '>Pick up at Ely, Sheridan Street</h2>',
      '>Ready Tue, Nov 24, by 5:00 PM<',
      '>105 E Sheridan St<',
      '>218-555-0101<',
      '>Thu, Nov 26: closed<',
      'href="https://www.openstreetmap.org/directions?to=47.9032%2C-91.8671"',
      'Porch Light Beanie',
      '>Ships to store: Ely, Sheridan Street</h2>',
      '>Ready Tue, Dec 1<',
      'Gravel Road Boots',
      'Subtotal',
    ];
    const positions = parts.map((part, index) => html.indexOf(part, index > 0 ? html.indexOf(parts[index - 1]!) : 0));
    expect(parts.filter((_part, index) => positions[index] === -1)).toEqual([]);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  it('I18N-001 is French or British throughout', async () => {
    const french = await render(mixed, 'fr-FR');
    const parts = [
      'Votre commande est divisée en 4 parties, détaillées ci-dessous.',
      'Nous vous écrivons quand vos articles à ramasser sont prêts.',
      'Aucun courriel n’annonce le départ d’un colis : « Suivre cette commande » indique où il est.',
      'Livraison à Dale Lindqvist dès le retour en stock',
      'Arrivée : jeu. 17 – lun. 21 déc.',
      'Transporteur : Test Parcel',
      'Ramassage : Ely, Sheridan Street',
      'Prêt le mar. 24 nov., au plus tard à 17 h',
      'Heures d’ouverture',
      'mar. 24 – mer. 25 nov. : de 9 h à 20 h',
      'jeu. 26 nov. : fermé',
      'Itinéraire',
    ];
    for (const part of parts) {
      expect(french.text).toContain(part);
      expect(french.html).toContain(part);
    }
    expect(french.text).not.toMatch(/Ships|Arrives|Ready|Carrier|Store|closed|Directions|ID with/);
    const british = await render(mixed, 'en-GB');
    expect(british.text).toContain('Delivery to Dale Lindqvist when in stock\n');
    expect(british.text).toContain('Arrives Thu 17 Dec – Mon 21 Dec\n');
  });

  it('lists gift cards that are sent by email apart from the parcel', async () => {
    const card = itemIn('me', 5, 'Gift Card', { c_giftCardType: 'email', c_giftCardValue: 50 });
    const { text } = await render(buildOrder({ productItems: [coat!, card] }));
    expect(text).toContain('Your order comes in 2 parts');
    expect(text).toContain(`\nSent by email\n-------------\n\n${item('Gift Card')}`);
    const alone = await render(buildOrder({ productItems: [card], shipments: [] }));
    expect(alone.text).not.toMatch(/parcel|Arrives|Sent by email/);
  });

  it('says that it is not known when backordered items arrive', async () => {
    const [shipment] = mixed.shipments;
    const parcels = shipment!.c_parcels!.map(({ itemIds, backorder }) => ({ itemIds, backorder }));
    const { text } = await render({ ...mixed, shipments: [{ ...shipment!, c_parcels: parcels }, pickup, transfer] });
    expect(text).toContain('when in stock\n-------------------------------------\nArrival date not available\n');
  });

  it('is one parcel if the shopper did not choose to receive items in stock first', async () => {
    const [shipment] = mixed.shipments;
    const { c_shipAvailableFirst: _first, ...together } = shipment!;
    const productItems = mixed.productItems.filter(({ shipmentId }) => shipmentId === 'me');
    const { text } = await render({ ...mixed, productItems, shipments: [together] });
    expect(text).not.toMatch(/listed below|when in stock/);
    expect(text).toContain('Arrives Thu, Dec 3 – Mon, Dec 7.');
  });
});

describe('the confirmation of a pickup', () => {
  const collected = buildOrder({
    c_orderType: 'pickup',
    productItems: [itemIn('BOPISCart', 4, 'Porch Light Beanie')],
    shipments: [pickup],
  });

  it('FULFIL-002 says where and when items are collected, by whom and with what, without headings and a parcel', async () => {
    const { html, text } = await render(collected);
    expect(text).toContain('Got it, Marit.');
    expect(text).toContain(
      'Pick up at Ely, Sheridan Street. Ready Tue, Nov 24, by 5:00 PM. We email you when your pickup is ready. Keep this email',
    );
    const lines = [
      '105 E Sheridan St',
      '218-555-0101',
      'Tue, Nov 24 – Wed, Nov 25: 9:00 AM to 8:00 PM',
      'For Marit Lindqvist or Cher',
      'Directions',
    ];
    for (const line of lines) {
      expect(text.slice(text.indexOf('Total'))).toContain(line);
      expect(html).toContain(line);
    }
    expect(html).not.toContain('<h2');
    expect(text).not.toMatch(/Ships to|Arrives|parcel|---/);
  });

  it('FULFIL-002 says which store gets the items, and the day', async () => {
    const { text } = await render({ ...collected, productItems: [itemIn('ship-to-store', 2, 'Gravel Road Boots')], shipments: [transfer] });
    expect(text).toContain('Ships to store: Ely, Sheridan Street. Ready Tue, Dec 1. We email you when your pickup is ready.');
  });

  it('has the address of the order if the store is not known', async () => {
    const { text } = await render(collected, 'en-US', []);
    expect(text).toContain('Pick up at Ely, Sheridan Street\n105 E Sheridan St\nEly, MN 55731\nFor Marit Lindqvist or Cher\n');
    expect(text).not.toMatch(/Store hours|Directions/);
  });
});
