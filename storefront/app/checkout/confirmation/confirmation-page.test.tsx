// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { buildOrder } from '../../basket/testing/order-builder.ts';
import { getShopper } from '../../platform/session/index.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { TrackingPage } from '../../tracking/index.ts';
import { ConfirmationPage } from './confirmation-page.tsx';

const shippingAddress = { ...testAddress, firstName: 'Dale', address2: 'Unit 2' };
const names = { color: 'Duck Brown', waist: '34', inseam: '32' };
const order = {
  ...buildBasket([buildBasketItem('1', { c_variationNames: names })], {
    customerInfo: { customerId: 'customer1', email: 'dale@example.com' },
    shipments: [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false, shippingAddress }],
  }),
  orderNo: 'R4K72M9QXB',
  status: 'new',
  c_paymentSummary: [{ label: 'Visa ending 1111', amount: 34.95 }],
};

type OpenTab = Parameters<typeof openTab>;

async function openConfirmation(changes: object = {}, calls: OpenTab[1] = {}, customer?: OpenTab[2]) {
  const { requests } = openTab(null, { 'GET R4K72M9QXB': () => respondWith({ ...order, ...changes }), ...calls }, customer);
  sessionStorage.setItem('outfitter.order', JSON.stringify(order.orderNo));
  const screens = { 'checkout/confirmation': <ConfirmationPage />, 'track-order': <TrackingPage title="Track Order" lead="" /> };
  const { container, router } = mountScreens(screens, '/checkout/confirmation');
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toContain('Got it, Dale.'));
  return { container, router, requests };
}

describe('the confirmation', () => {
  beforeEach(() => sessionStorage.clear());

  it('ROUTE-010 shows the number in large letters, the whole address and what the numbers of a line measure', async () => {
    const { container } = await openConfirmation();
    expect(findByText(container, 'p', 'Order R4K72M9QXB').className).toContain('text-section');
    expect(container.querySelector('address')?.textContent).toBe('Dale Lindqvist418 Lakeview Ave, Unit 2, Ely, MN 55731');
    expect(container.textContent).toContain('Duck Brown, Waist\u00a034, Inseam\u00a032');
  });

  describe('of a delivery', () => {
    const shippingMethod = { id: '02', name: 'Ground', description: '', price: 0, c_carrier: 'Test Parcel', c_arrivesTo: '2026-12-04' };
    const delivery = { ...order.shipments[0], shippingMethod };

    it('names the day on which it arrives', async () => {
      const { container } = await openConfirmation({ shipments: [delivery] });
      expect(container.textContent).toContain('It arrives Fri,\u00a0Dec\u00a04.');
    });

    it('names what arrives on which day, and the carrier of each parcel, if items in stock are shipped first', async () => {
      const productItems = ['1', '2'].map((itemId) => ({ ...order.productItems[0], itemId, shipmentId: 'me' }));
      const c_parcels = [
        { itemIds: ['1'], backorder: false, c_arrivesTo: '2026-12-04' },
        {
          itemIds: ['2'],
          backorder: true,
          c_shippingMethod: { id: '02', name: 'Ground', c_carrier: 'Test Truck' },
          c_arrivesTo: '2026-12-22',
        },
      ];
      const { container } = await openConfirmation({ productItems, shipments: [{ ...delivery, c_shipAvailableFirst: true, c_parcels }] });
      expect(container.textContent).toContain('Items in stock arrive Fri,\u00a0Dec\u00a04.Backordered items arrive Tue,\u00a0Dec\u00a022.');
      expect(container.textContent?.match(/Carrier: Test (Parcel|Truck)/g)).toEqual(['Carrier: Test Parcel', 'Carrier: Test Truck']);
    });
  });

  it('does not call an order paid, because its card is charged later', async () => {
    const { container } = await openConfirmation();
    expect(container.querySelector('aside h2')?.textContent).toBe('Payment');
  });

  it('says that a gift has no prices on its packing slip, and shows its message as text', async () => {
    const giftMessage = '<script>alert(1)</script>\nHappy birthday 🎁';
    const { container } = await openConfirmation({ shipments: [{ ...order.shipments[0], gift: true, giftMessage }] });
    expect(container.textContent).toContain('Gift. The packing slip shows no prices.');
    expect(container.querySelector('blockquote')?.textContent).toBe(giftMessage);
    expect(container.querySelector('script')).toBeNull();
  });

  it('prints a gift receipt without prices', async () => {
    const { container } = await openConfirmation({ shipments: [{ ...order.shipments[0], gift: true }] });
    const printed: (string | undefined)[] = [];
    vi.stubGlobal('print', () => printed.push(document.documentElement.dataset.print));
    findByText(container, 'button', 'Print gift receipt').click();
    dispatchEvent(new Event('afterprint'));
    expect(printed).toEqual(['gift-receipt']);
    expect(document.documentElement.dataset.print).toBeUndefined();
    const marked = [...container.querySelectorAll('[data-not-for-recipient]')].map(({ textContent }) => textContent ?? '').join('');
    const amounts = (text: string) => text.match(/\$\d/g)?.length;
    expect(amounts(container.textContent ?? '')).toBeGreaterThan(0);
    expect(amounts(marked), 'every price is marked').toBe(amounts(container.textContent ?? ''));
  });

  it('offers no gift receipt if the order is not a gift', async () => {
    expect((await openConfirmation()).container.textContent).not.toContain('Print gift receipt');
  });

  it('links to the tracking of the order, which shows it at once, without number or email in the URL', async () => {
    const { container, router, requests } = await openConfirmation({}, { 'POST track': () => respondWith(buildOrder('R4K72M9QXB')) });
    findByText(container, 'a', 'Track this order').click();
    await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Track Order'));
    const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    await waitFor(() => expect([value('orderNumber'), value('orderEmail')]).toEqual(['R4K72M9QXB', 'dale@example.com']));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/track-order');
    await waitFor(() => expect(container.querySelector('h2')?.textContent).toBe('Order R4K72M9QXB'));
    expect(requests.at(-1)?.body).toEqual({ orderNo: 'R4K72M9QXB', email: 'dale@example.com' });
  });

  describe('of a guest', () => {
    // The ids of the guest: the session outlives a test, and other tests expect these.
    const signedIn = {
      accessToken: 'token2',
      expiresIn: 1800,
      customerId: 'customer1',
      usid: 'usid1',
      authType: 'registered',
      firstName: 'Dale',
      email: 'dale@example.com',
    };
    const create = (container: HTMLElement, password: string) => {
      typeInto(container.querySelector<HTMLInputElement>('[name="password"]')!, password);
      findByText(container, 'button', 'Create an account').click();
    };

    it('ACCOUNT-007 offers an account for one password, with the name and the email of the order', async () => {
      const { container, requests } = await openConfirmation(
        {},
        {
          'POST customers': () => respondWith({ customerId: 'customer1', authType: 'registered', usid: 'usid1' }),
          'POST login': () => respondWith(signedIn),
          'POST sessions': () => respondWith({}),
        },
      );
      // A password, and the choice to stay signed in.
      const inputs = [...container.querySelectorAll<HTMLInputElement>('input:not([readonly])')];
      expect(inputs.map(({ name }) => name)).toEqual(['password', 'keepSignedIn']);
      create(container, 'three blue otters');
      await waitFor(() => expect(container.textContent).toContain('Your account is ready, and you’re signed in.'));
      expect(requests.find(({ call }) => call === 'POST customers')?.body).toEqual({
        customer: {
          firstName: 'Dale',
          lastName: 'Lindqvist',
          email: 'dale@example.com',
          login: 'dale@example.com',
        },
        password: 'three blue otters',
      });
      expect(container.textContent).toContain('Order R4K72M9QXB');
    });

    it('ACCOUNT-007 says that the account is ready but that the sign-in after it failed', async () => {
      const { container } = await openConfirmation(
        {},
        {
          'POST customers': () => respondWith({ customerId: 'customer1', authType: 'registered', usid: 'usid1' }),
          'POST login': () => respondWith({ title: 'x', type: 'ServiceUnavailableException', detail: 'Later.' }, 503),
        },
      );
      create(container, 'three blue otters');
      await waitFor(() => expect(container.textContent).toContain('Your account is ready, but signing in didn’t go through.'));
      expect(container.textContent).not.toContain('you’re signed in');
    });

    it('ERROR-010 says so in the language of the page if the email has an account already; the error has the text of the server', async () => {
      const inUse = { title: 'x', type: 'LoginAlreadyInUseException', detail: 'Taken.' };
      const { container } = await openConfirmation({}, { 'POST customers': () => respondWith(inUse, 400) });
      create(container, 'three blue otters');
      await waitFor(() =>
        expect(container.querySelector('[role="alert"]')?.textContent).toContain('An account with this email address already exists.'),
      );
      expect(container.textContent).not.toContain(inUse.detail);
      const customer = { firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', login: 'dale@example.com' };
      await expect(getShopper().client.registerCustomer({ body: { customer, password: 'three blue otters' } })).rejects.toMatchObject({
        type: inUse.type,
        message: inUse.detail,
      });
    });

    it('rejects a short password before it is sent', async () => {
      const { container, requests } = await openConfirmation();
      create(container, 'otter');
      await waitFor(() => expect(container.querySelector('[name="password"]')?.getAttribute('aria-invalid')).toBe('true'));
      expect(requests.map(({ call }) => call)).not.toContain('POST customers');
    });
  });

  it('offers no account to a customer who has one', async () => {
    const { container } = await openConfirmation({}, {}, { firstName: 'Dale', email: 'dale@example.com' });
    await waitFor(() => expect(container.textContent).not.toContain('One password, and you have an account'));
  });
});
