// @vitest-environment happy-dom
import type { Basket, ProductItem } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { CartPage } from './cart-page.tsx';

const arrival = { c_arrivesFrom: '2026-11-27', c_arrivesTo: '2026-12-01' };
const methods = [{ id: '02', name: 'Ground', description: 'By truck', price: 8.95, ...arrival }];
const items = ['Coat', 'Pants', 'Cap'].map((productName, index) => buildBasketItem(String(index + 1), { productName }));

async function openCart(basket: Basket, preferences = {}) {
  const { server } = openTab(basket, {
    'DELETE 2': () => {
      server.basket = { ...basket, productItems: basket.productItems.filter(({ itemId }) => itemId !== '2') };
      return respondWith(server.basket);
    },
  });
  const { container } = mountScreens({ cart: <CartPage /> }, '/cart', preferences);
  await waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
  return container;
}

describe('the cart page', () => {
  it('BASKET-010 offers a removed line back in the place where it was', async () => {
    const container = await openCart(buildBasket(items, { applicableShippingMethods: methods }));
    container.querySelector<HTMLButtonElement>('[aria-label="Remove Pants"]')?.click();
    await waitFor(() => expect(container.querySelector('[aria-label="Undo: put Pants back"]')).not.toBeNull());
    const list = container.querySelector('[aria-label="Undo: put Pants back"]')?.closest('ul');
    const texts = [...(list?.children ?? [])].map((line) => line.textContent ?? '');
    expect(texts.map((text) => ['Coat', 'Pants removed.', 'Cap'].find((name) => text.includes(name)))).toEqual([
      'Coat',
      'Pants removed.',
      'Cap',
    ]);
  });

  it('saves a line for later before it is removed, and takes it off the list when it is put back', async () => {
    const basket = buildBasket(items, { applicableShippingMethods: methods });
    const { server } = openTab(basket, {
      'DELETE 2': () => {
        server.basket = { ...basket, productItems: basket.productItems.filter(({ itemId }) => itemId !== '2') };
        return respondWith(server.basket);
      },
      'POST items': () => respondWith(basket),
    });
    const steps: string[] = [];
    const saveForLater = {
      save: async ({ productName }: ProductItem) => void steps.push(`save ${productName}`),
      undo: async ({ productName }: ProductItem) => void steps.push(`undo ${productName}`),
    };
    const { container } = mountScreens({ cart: <CartPage saveForLater={saveForLater} /> }, '/cart');
    const button = (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    await waitFor(() => expect(button('Save for later: Pants')).not.toBeNull());
    button('Save for later: Pants')!.click();
    await waitFor(() => expect(button('Undo: put Pants back')).not.toBeNull());
    expect(container.textContent).toContain('Pants is on your wishlist now.');
    expect(steps).toEqual(['save Pants']);
    button('Undo: put Pants back')!.click();
    await waitFor(() => expect(steps).toEqual(['save Pants', 'undo Pants']));
  });

  it('keeps a line that could not be saved for later, and offers it for no gift card', async () => {
    const card = buildBasketItem('4', { productName: 'Gift Card', c_giftCardValue: 50 });
    openTab(buildBasket([...items, card]), {});
    const saveForLater = { save: () => Promise.reject(new Error('offline')), undo: async () => {} };
    const { container } = mountScreens({ cart: <CartPage saveForLater={saveForLater} /> }, '/cart');
    const button = (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    await waitFor(() => expect(button('Save for later: Pants')).not.toBeNull());
    expect(button('Save for later: Gift Card')).toBeNull();
    button('Save for later: Pants')!.click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')).not.toBeNull());
    expect(button('Remove Pants')).not.toBeNull();
  });

  it('states neither tax nor a total to pay while the destination is unknown', async () => {
    const container = await openCart(
      buildBasket(items, { applicableShippingMethods: methods, defaultShippingMethodId: '02', taxTotal: 0 }),
    );
    const summary = container.querySelector('aside')?.textContent ?? '';
    expect(summary).toContain('Depends on your address');
    expect(summary).toContain('Estimated total before tax');
    expect(summary).toContain('Estimated shipping');
    expect(summary).not.toContain('$0.00');
    expect(container.textContent).toMatch(/Estimated Fri,\u00a0Nov\u00a027\s–\sTue,\u00a0Dec\u00a01 for most addresses/);
    expect(findByText(container, 'a', 'Check out').textContent).toBe('Check out');
  });

  it('adds the tax of a pickup to no total that says it is before tax', async () => {
    const parts = buildBasket(items, { applicableShippingMethods: methods, defaultShippingMethodId: '02' });
    const beforeTax = parts.orderTotal - parts.taxTotal;
    const container = await openCart({ ...parts, taxTotal: 8.94, orderTotal: beforeTax + 8.94 });
    const total = findByText(container, 'dt', 'Estimated total before tax').nextElementSibling;
    expect(total?.textContent).toBe(`$${beforeTax.toFixed(2)}`);
  });

  it('estimates for the ZIP code that the shopper has entered on a product page', async () => {
    localStorage.setItem('outfitter.destination', JSON.stringify({ postalCode: '99501' }));
    const basket = buildBasket(items, { applicableShippingMethods: methods });
    const { requests } = openTab(basket, { 'PUT shipping_address': () => respondWith(basket) });
    mountScreens({ cart: <CartPage /> }, '/cart');
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === 'PUT shipping_address').map(({ body }) => body)).toEqual([
        { countryCode: 'US', stateCode: 'AK', postalCode: '99501' },
      ]),
    );
    localStorage.clear();
  });

  it('CHECKOUT-014 asks for the postal code of the country of the currency', async () => {
    const container = await openCart(buildBasket(items, { currency: 'CAD', applicableShippingMethods: methods }));
    findByText(container, 'button', 'Add a postal code').click();
    await waitFor(() => expect(container.querySelector<HTMLSelectElement>('[name="countryCode"]')?.value).toBe('CA'));
    expect(findByText(container, 'label', 'Postal code')).toBeTruthy();
    findByText(container, 'button', 'Show shipping and tax').click();
    await waitFor(() => expect(container.textContent).toContain('Enter a postal code.'));
  });

  it('states the estimated tax and total of a known destination', async () => {
    const shippingAddress = { countryCode: 'US' as const, stateCode: 'WI', postalCode: '54801' };
    const shipments = [{ shipmentId: 'me', productTotal: 78, shippingTotal: 8.95, c_isBOPIS: false, shippingAddress }];
    const container = await openCart(
      buildBasket(items, { applicableShippingMethods: methods, shipments, taxTotal: 4.5, orderTotal: 91.45 }),
    );
    const summary = container.querySelector('aside')?.textContent ?? '';
    expect(summary).toContain('Estimated tax$4.50');
    expect(findByText(container, 'a', 'Check out').textContent).toBe('Check out, $91.45');
  });

  it('names what the numbers of a line measure', async () => {
    const names = { color: 'Duck Brown', waist: '34', inseam: '32' };
    const container = await openCart(buildBasket([buildBasketItem('1', { c_variationNames: names })]));
    expect(container.textContent).toContain('Duck Brown, Waist\u00a034, Inseam\u00a032');
  });

  it('states what exchanges and returns cost as the preferences say, and nothing without them', async () => {
    const promises = { byCurrency: { USD: { returnCost: 6.95 } }, exchanges: { text: 'Exchanges are on us.' } };
    const container = await openCart(buildBasket(items), { promises });
    expect(container.textContent).toContain('Exchanges are on us. A return with our label costs $6.95, taken off the refund.');
    const silent = await openCart(buildBasket(items));
    expect(silent.textContent).not.toMatch(/on us\.|taken off the refund/);
  });
});

describe('a gift card in the cart', () => {
  const written = { c_giftCardRecipientName: 'Marit', c_giftCardMessage: '<script>alert(1)</script>' };
  const card = buildBasketItem('1', { productName: 'Gift Card', c_giftCardValue: 50, c_variationValues: {}, ...written });

  it('GIFT-003 shows what is written on it as text, and changes it', async () => {
    const { server, requests } = openTab(buildBasket([card]), {
      'PATCH 1': ({ body }) => {
        const { c_giftCardMessage: _, ...rest } = card;
        const { c_giftCardRecipientName } = body as { c_giftCardRecipientName: string };
        server.basket = buildBasket([{ ...rest, c_giftCardRecipientName, c_giftCardSenderName: 'Dale' }]);
        return respondWith(server.basket);
      },
    });
    const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
    await waitFor(() => expect(container.textContent).toContain('To: Marit“<script>alert(1)</script>”'));
    findByText(container, 'button', 'Edit names and message').click();
    await waitFor(() => expect(document.activeElement).toBe(container.querySelector('input[name="recipientName"]')));
    const field = (name: string) => container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
    expect([field('recipientName').value, field('senderName').value, field('message').value]).toEqual([
      'Marit',
      '',
      card.c_giftCardMessage,
    ]);
    typeInto(field('recipientName'), 'Zoë 🎁');
    typeInto(field('senderName'), 'Dale');
    typeInto(field('message'), ' ');
    findByText(container, 'button', 'Save').click();
    await waitFor(() => expect(container.textContent).toContain('To: Zoë 🎁From: Dale'));
    const change = { c_giftCardRecipientName: 'Zoë 🎁', c_giftCardSenderName: 'Dale', c_giftCardMessage: null };
    expect(requests.at(-1)).toMatchObject({ call: 'PATCH 1', body: change });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit names and message'));
  });

  it('GIFT-003 of which there are two has the price of one beside it, and no name of a variant', async () => {
    const cards = buildBasketItem('1', { ...card, quantity: 2, basePrice: 50, c_variationNames: {} });
    openTab(buildBasket([cards]), {});
    const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
    await waitFor(() => expect(findByText(container, 'p', '$50.00 each').textContent).toBe('$50.00 each'));
  });

  it('GIFT-003 is unchanged after Cancel, and keeps the typed text if the change fails', async () => {
    openTab(buildBasket([card]), { 'PATCH 1': () => respondWithFault(400, 'ValidationException') });
    const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
    const open = async () => {
      await waitFor(() => findByText(container, 'button', 'Edit names and message'));
      findByText(container, 'button', 'Edit names and message').click();
      await waitFor(() => expect(container.querySelector('input[name="recipientName"]')).not.toBeNull());
      return container.querySelector<HTMLInputElement>('input[name="recipientName"]')!;
    };
    typeInto(await open(), 'Zoë');
    findByText(container, 'button', 'Cancel').click();
    await waitFor(() => expect(container.textContent).toContain('To: Marit'));
    const field = await open();
    typeInto(field, 'Zoë');
    findByText(container, 'button', 'Save').click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toBeTruthy());
    expect(field.value).toBe('Zoë');
  });

  it('offers to write on a card that has no text, and on nothing else', async () => {
    const plain = buildBasketItem('1', { c_giftCardValue: 25 });
    const container = await openCart(buildBasket([plain, buildBasketItem('2')]));
    expect([...container.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Add names and a message')).toHaveLength(
      1,
    );
  });
});

describe('the cart with a backordered item', () => {
  const parcels = [
    { itemIds: ['1', '3'], backorder: false, c_arrivesFrom: '2026-11-27', c_arrivesTo: '2026-12-01' },
    {
      itemIds: ['2'],
      backorder: true,
      c_shippingMethod: { id: '02', name: 'Standard' },
      c_arrivesFrom: '2026-12-17',
      c_arrivesTo: '2026-12-21',
    },
  ];
  const method = { id: '02', name: 'Standard', description: '', price: 8.95 };
  const buildMixedBasket = (isAvailableFirst: boolean) => {
    const arrival = parcels[isAvailableFirst ? 0 : 1]!;
    const [coat, pants, cap] = items;
    const inventory = { orderable: true, stockLevel: 5, backorder: true, inStockDate: '2026-12-16' };
    const { shipments } = buildBasket(items);
    return buildBasket([coat!, { ...pants!, inventory, c_isBackordered: true }, cap!], {
      shipments: [{ ...shipments[0]!, c_shipAvailableFirst: isAvailableFirst, c_parcels: parcels }],
      defaultShippingMethodId: '02',
      applicableShippingMethods: [{ ...method, c_arrivesFrom: arrival.c_arrivesFrom, c_arrivesTo: arrival.c_arrivesTo }],
    });
  };

  it('FULFIL-014 names the item that the others wait for, and ships what is in stock first when the shopper chooses so', async () => {
    const { server, requests } = openTab(buildMixedBasket(false), {
      'PATCH me': () => {
        server.basket = buildMixedBasket(true);
        return respondWith(server.basket);
      },
    });
    const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
    const choices = () => [...container.querySelectorAll<HTMLInputElement>('fieldset input')];
    await waitFor(() => expect(choices()).toHaveLength(2));
    expect(container.querySelector('legend')?.textContent).toBe('Pants is on backorder. How should we ship your order?');
    expect(container.textContent).toContain('Backorder until Wed,\u00a0Dec\u00a016');
    const labels = () => choices().map(({ parentElement }) => parentElement?.textContent);
    const expected = [
      expect.stringMatching(/^All together.*Dec\u00a017.*Dec\u00a021.*Everything we ship leaves when Pants is in stock\.$/),
      expect.stringMatching(
        /^What’s in stock first.*Nov\u00a027.*Dec\u00a01.*Pants follows by Standard: .*Dec\u00a021\. No extra shipping charge\.$/,
      ),
    ];
    expect(labels()).toEqual(expected);
    expect(choices().map(({ checked }) => checked)).toEqual([true, false]);

    choices()[1]!.click();
    await waitFor(() => expect(choices().map(({ checked }) => checked)).toEqual([false, true]));
    expect(requests.at(-1)).toMatchObject({ call: 'PATCH me', body: { c_shipAvailableFirst: true } });
    expect(labels()).toEqual(expected);
  });

  it('has the date by which to order for Christmas if its method has one', async () => {
    const c_holiday = { id: 'christmas', orderBefore: '2026-12-17T20:00:00.000Z' } as const;
    const methods = { defaultShippingMethodId: '02', applicableShippingMethods: [{ ...method, c_holiday }] };
    const container = await openCart(buildBasket(items, methods));
    expect(container.textContent).toMatch(/For Christmas, order by Thu,\u00a0Dec\u00a017, \d/);
  });

  it('names no holiday if its method has no such date', async () => {
    expect((await openCart(buildBasket(items))).textContent).not.toContain('Christmas');
  });

  it('offers no choice if nothing is on backorder', async () => {
    const container = await openCart(buildBasket(items));
    expect(container.querySelector('fieldset')).toBeNull();
  });
});
