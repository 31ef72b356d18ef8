import { describe, expect, it } from 'vitest';
import { buildOrder } from '../testing/order-builder.ts';
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
const sums = [
  'Subtotal, 3 items',
  '$277.00',
  '−$15.00',
  'Free',
  '$18.02',
  '$280.02',
  'Payment',
  'Visa ending 1111, $280.02',
  'Your card is not charged until your items ship.',
];
const deliveryTexts = ['Dale Lindqvist', '418 Lakeview Ave', 'Ely, MN 55731', 'Arrives Tue, Nov 24.'];

describe('the order confirmation', () => {
  it('contains number, items, prices, sums, address and day, in HTML and plain text', async () => {
    const { subject, html, text } = await renderOrderConfirmation(buildOrder(), shop);
    expect(subject).toBe('Order R4K72M9QXB is in: 3 items from Ridge & Rivet');
    for (const part of [...facts, ...sums, ...deliveryTexts]) {
      expect(text).toContain(part);
      expect(html.replaceAll('<!-- -->', '')).toContain(part);
    }
  });

  it('states the method, the carrier and the range of days of the pages, in the language of the order', async () => {
    const [home] = buildOrder().shipments;
    const shippingMethod = { ...home!.shippingMethod!, c_carrier: 'Test Parcel', c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' };
    const order = buildOrder({ shipments: [{ ...home!, shippingMethod }] });
    const { text } = await renderOrderConfirmation(order, shop);
    expect(text).toContain('Arrives Thu, Dec 3 – Mon, Dec 7. ');
    expect(text).toContain('Standard\nCarrier: Test Parcel\n');
    const british = await renderOrderConfirmation(order, shop, 'en-GB');
    expect(british.text).toContain('Arrives Thu 3 Dec – Mon 7 Dec. ');
    expect(british.text).toContain('Delivery to Dale Lindqvist\n418 Lakeview Ave');
    expect((await renderOrderConfirmation(order, shop, 'fr-FR')).text).toContain('Arrivée\u00a0: jeu. 3 – lun. 7 déc. ');
    expect((await renderOrderConfirmation(buildOrder(), shop)).text).not.toMatch(/carrier/i);
  });

  it('says that the day of arrival is not known', async () => {
    const [home] = buildOrder().shipments;
    const shippingMethod = { id: '02', name: 'Ground', description: '', price: 0 };
    const { text } = await renderOrderConfirmation(buildOrder({ shipments: [{ ...home!, shippingMethod }] }), shop);
    expect(text).toContain('Arrival date not available. ');
  });

  it('states on which day the order was placed, in the time zone of the shop', async () => {
    const order = buildOrder({ creationDate: '2026-11-22T01:12:00.000Z' });
    const { html, text } = await renderOrderConfirmation(order, { ...shop, timeZone: 'America/Chicago' });
    for (const part of [html, text]) expect(part).toContain('Placed Sat, Nov 21, 2026');
    expect((await renderOrderConfirmation(order, shop, 'en-GB')).text).toContain('Placed Sun, 22 Nov 2026');
    expect((await renderOrderConfirmation(order, shop, 'fr-FR')).text).toContain('Passée le dim. 22 nov. 2026');
  });

  it('links to the page about returns', async () => {
    const { html, text } = await renderOrderConfirmation(buildOrder(), shop);
    expect(text).toContain('Returns and exchanges: https://shop.example/content/returns\n');
    expect(html).toContain('href="https://shop.example/content/returns"');
  });

  it('has no headings for a single delivery, and says that no email announces its parcel', async () => {
    const { html, text } = await renderOrderConfirmation(buildOrder(), shop);
    expect(html).not.toContain('<h2');
    expect(text).not.toMatch(/listed below|---/);
    expect(text.indexOf('Ships to Dale Lindqvist')).toBeGreaterThan(text.indexOf('$280.02'));
    expect(text).toContain('We send no email when a parcel ships: “Track this order” shows where it is.');
    expect(text).not.toContain('pickup');
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

  it('names backordered items, and when they are expected', async () => {
    const [item] = buildOrder().productItems;
    const order = buildOrder({ productItems: [{ ...item!, c_isBackordered: true, c_inStockDate: '2026-12-11' }] });
    expect((await renderOrderConfirmation(order, shop)).text).toContain('backordered, expected in stock Fri, Dec 11');
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
      'Arrivée : mar. 24 nov. Aucun courriel n’annonce le départ d’un colis : « Suivre cette commande » indique où il est.',
      'Passée le sam. 21 nov. 2026',
      'Gardez ce courriel : c’est votre reçu.',
      'Brun toile, L, qté 1',
      '149,00 $US',
      'Sous-total, 1 article',
      'Rabais, code WELCOME15',
      '−15,00 $US',
      'Livraison à Dale Lindqvist',
      'Retours et échanges',
      'Gratuite',
      'Visa se terminant par 1111, 280,02 $US',
    ];
    for (const part of parts) {
      expect(withBreakingSpaces(text)).toContain(part);
      expect(withBreakingSpaces(html.replaceAll('<!-- -->', ''))).toContain(part);
    }
    expect(html).toContain('lang="fr-FR"');
    expect(html).toContain('parce qu’une commande a été passée avec cette adresse.');
    expect(`${text}${html}`).not.toMatch(/Subtotal|Shipping|Ships to|Payment|qty|Track|Placed|Arrives|Returns|because/);
    expect(withBreakingSpaces(text)).not.toMatch(/nov\.\./);
  });

  it('I18N-001 links to French pages', async () => {
    const { html, text } = await renderOrderConfirmation(french, frenchShop, 'fr-FR');
    expect(text).toContain(`https://shop.example/fr-FR/track-order#order=${french.orderNo}`);
    expect(text).toContain('https://shop.example/fr-FR/content/returns');
    expect(html).toContain('href="https://shop.example/fr-FR/fencepost-chore-coat-4117.html"');
    expect(html).toContain('src="https://shop.example/i/ridge/');
  });
});
