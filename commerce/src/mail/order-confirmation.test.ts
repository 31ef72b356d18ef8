import { describe, expect, it } from 'vitest';
import { buildOrder } from '../testing/order-builder.ts';
import { testStoreAddress } from '../testing/test-address.ts';
import { createMailLocale } from './mail-locale.ts';
import { renderOrderConfirmation } from './order-confirmation.ts';
import { sumsOf } from './order-mail-content.ts';

const shop = {
  brand: 'Ridge & Rivet',
  siteOrigin: 'https://shop.example',
  contact: 'Stuck? Call 555-0142, 7 to 7 Central. A person picks up.',
};
const facts = [
  'R4K72M9QXB',
  'Fencepost Chore Coat',
  'Duck Brown, Large, qty 1',
  'Second Cup Flannel',
  'Barn Plaid, Large, qty 2',
  '$149.00',
  '$128.00',
];
// A card is only authorized when the order is placed, so nothing says “paid”.
const sums = ['Subtotal, 3 items', '$277.00', '−$15.00', 'Free', '$18.02', '$280.02', 'Payment', 'Visa ending 1111, $280.02'];
const deliveryTexts = ['Dale Lindqvist', '418 Lakeview Ave', 'Ely, MN 55731', 'arrives by Tue, Nov 24'];

describe('the order confirmation', () => {
  it('contains number, items, prices, sums, address and day, in HTML and plain text', async () => {
    const { subject, html, text } = await renderOrderConfirmation(buildOrder(), shop);
    expect(subject).toBe('Order R4K72M9QXB is in: 3 items from Ridge & Rivet');
    for (const part of [...facts, ...sums, ...deliveryTexts]) {
      expect(text).toContain(part);
      expect(html.replaceAll('<!-- -->', '')).toContain(part);
    }
  });

  it('names the carrier, in the language of the order', async () => {
    const [home] = buildOrder().shipments;
    const shipments = [{ ...home!, shippingMethod: { ...home!.shippingMethod!, c_carrier: 'Test Parcel' } }];
    expect((await renderOrderConfirmation(buildOrder({ shipments }), shop)).text).toContain('Nov 24. Carrier: Test Parcel.');
    expect((await renderOrderConfirmation(buildOrder(), shop)).text).not.toContain('Carrier');
  });

  it('FULFIL-002 says where and when items are collected, by whom and with what, and never takes the store for the address of a parcel', async () => {
    const [home] = buildOrder().shipments;
    const pickup = {
      shipmentId: 'BOPISCart',
      productTotal: 149,
      shippingTotal: 0,
      c_isBOPIS: true,
      c_promiseDate: '2026-11-24',
      c_readyBy: '2026-11-24T23:00:00Z',
      c_pickupStoreTimeZone: 'America/Chicago',
      c_pickupStoreName: 'Tower',
      c_pickupFirstName: 'Marit',
      c_pickupLastName: 'Lindqvist',
      c_pickupFirstNameAlternate: 'Cher',
      c_pickupLastNameAlternate: 'Cher',
      shippingAddress: { address1: '12 Main St', city: 'Tower', stateCode: 'MN', postalCode: '55790', countryCode: 'US' as const },
      shippingMethod: { id: 'in-store-pickup', name: 'In-store pickup', description: '', price: 0 },
    };
    const lines = ['Pick up at Tower', 'Ready Tue, Nov 24, by 5:00', '12 Main St', 'For Marit Lindqvist or Cher', 'Bring the pickup code'];
    const split = await renderOrderConfirmation(buildOrder({ shipments: [home!, pickup] }), shop);
    for (const part of [...lines, 'Ships to', ...deliveryTexts]) {
      expect(split.text).toContain(part);
      expect(split.html.replaceAll('<!-- -->', '')).toContain(part);
    }
    const { text } = await renderOrderConfirmation(
      buildOrder({ shipments: [{ ...pickup, shipmentId: 'ship-to-store', c_readyBy: undefined }] }),
      shop,
    );
    expect(text).toContain('Ships to store: Tower\nReady Tue, Nov 24\n');
    expect(text).toContain('Got it, Marit.');
    expect(text).not.toMatch(/Ships to\n|arrives by/);
    const french = await renderOrderConfirmation(buildOrder({ shipments: [pickup] }), shop, 'fr-FR');
    expect(french.text).toContain('Ramassage\u00a0: Tower\nPrêt le mar. 24 nov., au plus tard à 17');
  });

  it('names the store and the day of what is picked up, apart from what is shipped', async () => {
    const [home] = buildOrder().shipments;
    const pickup = {
      shipmentId: 'BOPISCart',
      c_isBOPIS: true,
      productTotal: 10,
      shippingTotal: 0,
      shippingMethod: { id: 'in-store-pickup', name: 'In-store pickup', description: '', price: 0 },
      shippingAddress: testStoreAddress,
      c_promiseDate: '2026-11-21',
      c_pickupStoreName: 'Ely, Sheridan Street',
    };
    const { address1 } = testStoreAddress;
    const split = await renderOrderConfirmation(buildOrder({ shipments: [home!, pickup] }), shop);
    expect(split.text).toContain('arrives by Tue, Nov 24. Pick up at Ely, Sheridan Street from Sat, Nov 21: we email you when it’s ready.');
    expect(split.text).toContain('Ships to\nDale Lindqvist\n418 Lakeview Ave');
    expect(split.text).toContain(`Pick up at Ely, Sheridan Street\nReady Sat, Nov 21\n${address1}\nEly, MN 55731`);
    expect(split.html).toContain(address1);
    const pickupOnly = await renderOrderConfirmation(buildOrder({ shipments: [pickup] }), shop);
    expect(pickupOnly.text).not.toContain('Ships to');
    expect(pickupOnly.text).not.toContain('arrives');
  });

  it('ORDER-019 links to the tracking of this order, without its email, and asks for no review of what has not arrived', async () => {
    const order = buildOrder();
    const { html, text } = await renderOrderConfirmation(order, shop);
    for (const part of [html, text]) {
      expect(part).toContain(`/track-order#order=${order.orderNo}`);
      expect(part).not.toContain('dale@example.com');
      expect(part).not.toMatch(/review/i);
    }
  });

  it('says that a gift has no prices on its packing slip, and has its message as text', async () => {
    const [shipment] = buildOrder().shipments;
    const giftMessage = 'Happy <script>birthday</script> 🎁\n\nHappy birthday';
    const { html, text } = await renderOrderConfirmation(buildOrder({ shipments: [{ ...shipment!, gift: true, giftMessage }] }), shop);
    expect(text).toContain('Gift\nThe packing slip shows no prices.\nHappy <script>birthday</script> 🎁\nHappy birthday\n');
    expect(html).toContain('The packing slip shows no prices.');
    expect(html).toContain('Happy &lt;script&gt;birthday&lt;/script&gt; 🎁');
    expect(html).not.toContain('<script>');
    expect((await renderOrderConfirmation(buildOrder(), shop)).text).not.toContain('Gift');
  });

  it('addresses the shopper by name if there is one', async () => {
    expect((await renderOrderConfirmation(buildOrder(), shop)).text).toContain('Got it, Dale. We’re on it.');
    const anonymousOrder = buildOrder({ shipments: [], billingAddress: undefined });
    expect((await renderOrderConfirmation(anonymousOrder, shop)).text).toMatch(/^Got it\. We’re on it\./);
  });

  it('contains absolute URLs of links and images', async () => {
    const { html } = await renderOrderConfirmation(buildOrder(), shop);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(addresses.filter((address) => !address.startsWith('https://shop.example'))).toEqual([]);
    expect(addresses).toContain('https://shop.example/i/ridge/4117-10-front?v=a1b2&amp;w=176&amp;fmt=jpeg');
  });

  it('names what the numbers of a line measure, in the language of the order', async () => {
    const [item] = buildOrder().productItems;
    const pants = { ...item!, c_variationNames: { color: 'Duck Brown', waist: '34', inseam: '32', width: 'Wide' } };
    const order = buildOrder({ productItems: [pants] });
    const french = { ...shop, languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const } };
    expect((await renderOrderConfirmation(order, shop)).text).toContain('Duck Brown, Waist 34, Inseam 32, Width Wide, qty 1');
    expect((await renderOrderConfirmation(order, french, 'fr-FR')).text).toContain('Tour de taille 34, Entrejambe 32, Largeur Wide');
  });

  it('names the values of a line in the order in which the pages do', async () => {
    const [item] = buildOrder().productItems;
    const coat = { ...item!, c_variationNames: { fit: 'Regular', size: 'M', color: 'Duck Brown' } };
    const { text } = await renderOrderConfirmation(buildOrder({ productItems: [coat] }), shop);
    expect(text).toContain('Duck Brown, Regular, M, qty 1');
  });

  it('names backordered items, and when each of two parcels arrives', async () => {
    const [item] = buildOrder().productItems;
    const [shipment] = buildOrder().shipments;
    const parcels = [
      { itemIds: [], backorder: false, c_arrivesTo: '2026-11-24' },
      { itemIds: [], backorder: true, c_arrivesTo: '2026-12-21' },
    ];
    const order = buildOrder({
      productItems: [{ ...item!, c_isBackordered: true, c_inStockDate: '2026-12-11' }],
      shipments: [{ ...shipment!, c_shipAvailableFirst: true, c_parcels: parcels }],
    });
    const { text } = await renderOrderConfirmation(order, shop);
    expect(text).toContain('backordered, expected Fri, Dec 11');
    expect(text).toMatch(/arrives by Tue, Nov 24\. Backordered items follow and arrive by Mon, Dec 21\./);
  });

  it('GIFT-003 contains what is written on a gift card, escaped, in the language of the order', async () => {
    const [item] = buildOrder().productItems;
    const texts = { c_giftCardRecipientName: 'Marit', c_giftCardSenderName: 'Dale', c_giftCardMessage: '<script>Buy boots</script>\nSoon' };
    const order = buildOrder({ productItems: [{ ...item!, ...texts }] });
    const french = { ...shop, languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const } };
    const { html, text } = await renderOrderConfirmation(order, shop);
    expect(text).toContain('  To: Marit\n  From: Dale\n  “<script>Buy boots</script>\n  Soon”\n');
    expect(html).toContain('To: Marit');
    expect(html).toContain('“&lt;script&gt;Buy boots');
    expect(html).not.toContain('<script>');
    expect((await renderOrderConfirmation(order, french, 'fr-FR')).text).toContain('À\u00a0: Marit');
  });

  it('escapes names', async () => {
    const order = buildOrder();
    const [item] = order.productItems;
    const { html } = await renderOrderConfirmation(
      buildOrder({ productItems: [{ ...item!, productName: '<script>alert(1)</script>' }] }),
      shop,
    );
    expect(html).not.toContain('<script>');
  });

  it('has sums that add up from the subtotal to the total', () => {
    const order = buildOrder();
    const cents = (text: string) => (text === 'Free' ? 0 : Math.round(Number(text.replaceAll(/[$,]/g, '').replace('−', '-')) * 100));
    const all = sumsOf(order, createMailLocale(shop)).map(({ amount }) => cents(amount));
    expect(all.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(all.at(-1));
  });
});

describe('the order confirmation in French', () => {
  const frenchShop = { ...shop, languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const } };
  const order = buildOrder();
  const [coat] = order.productItems;
  const french = buildOrder({
    productItems: [{ ...coat!, productName: 'Veste de ferme Fencepost', c_variationNames: { color: 'Brun toile', size: 'L' } }],
    c_paymentSummary: [{ label: 'Visa se terminant par 1111', amount: 280.02 }],
  });
  /** Replaces non-breaking spaces, which are invisible in failure messages. */
  const withBreakingSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

  it('I18N-001 has texts, money and days in the locale of the order', async () => {
    const { subject, html, text } = await renderOrderConfirmation(french, frenchShop, 'fr-FR');
    expect(withBreakingSpaces(subject)).toBe('Commande R4K72M9QXB reçue : 1 article chez Ridge & Rivet');
    const parts = [
      'Bien reçu, Dale. On s’y met.',
      'Standard, arrive au plus tard le mar. 24 nov.',
      'Gardez ce courriel : c’est votre reçu.',
      'Brun toile, L, qté 1',
      '149,00 $US',
      'Sous-total, 1 article',
      'Rabais, code WELCOME15',
      '−15,00 $US',
      'Livraison à',
      'Gratuite',
      'Visa se terminant par 1111, 280,02 $US',
    ];
    for (const part of parts) {
      expect(withBreakingSpaces(text)).toContain(part);
      expect(withBreakingSpaces(html.replaceAll('<!-- -->', ''))).toContain(part);
    }
    expect(html).toContain('lang="fr-FR"');
    expect(html).toContain('parce qu’une commande a été passée avec cette adresse.');
    expect(`${text}${html}`).not.toMatch(/Subtotal|Shipping|Ships to|Payment|qty|Track|because/);
    expect(withBreakingSpaces(text)).not.toMatch(/nov\.\./);
  });

  it('I18N-001 links to French pages', async () => {
    const { html, text } = await renderOrderConfirmation(french, frenchShop, 'fr-FR');
    expect(text).toContain(`https://shop.example/fr-FR/track-order#order=${french.orderNo}`);
    expect(html).toContain('href="https://shop.example/fr-FR/fencepost-chore-coat-4117.html"');
    expect(html).toContain('src="https://shop.example/i/ridge/');
  });
});
