// @vitest-environment happy-dom
import type { Basket, Order } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { readDraft, storeDraft } from '../../platform/session/index.ts';
import { loseConnection, openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { PlaceOrderPanel } from '../review/place-order-panel.tsx';
import { usePlaceOrder } from './use-place-order.ts';

const basket = buildBasket(undefined, { paymentInstruments: [{ paymentInstrumentId: 'card1' }] as Basket['paymentInstruments'] });

function order(status: Order['status'], flash: Partial<Order['_flash'][number]>[] = []): Response {
  return respondWith({ orderNo: 'R4K72M9QXB', status, _flash: flash });
}
const placed = () => order('new');
const challenge = () =>
  order('awaiting_shopper', [{ type: 'PaymentConfirmationRequired', details: { url: '/sandbox/challenge?reference=7' } }]);
const declined = () =>
  order('failed', [{ type: 'PaymentAuthorizationFailed', message: 'Your bank said no.', details: { reason: 'declined' } }]);

function ReviewScreen() {
  const { basket: current, isFetched } = useBasket();
  const placing = usePlaceOrder(current, isFetched);
  return (
    <>
      <output>{isFetched ? placing.status : 'loading'}</output>
      {current ? <PlaceOrderPanel basket={current} placing={placing} /> : null}
    </>
  );
}

type Replies = Parameters<typeof openTab>[1][string];

/**
 * Opens the review of an order in a tab; `orders` are the responses to each attempt to place it, `read` those to each request that reads
 * the order.
 */
async function openReview(orders: Replies, shown: Basket | null = basket, read: Replies = []) {
  const { requests, server } = openTab(shown, { 'POST orders': orders, 'GET R4K72M9QXB': read });
  const screens = { 'checkout/confirmation': <h1>Confirmation</h1>, checkout: <ReviewScreen /> };
  const open = () => mountScreens(screens, '/checkout?step=review');
  let mounted = open();
  const tab = {
    server,
    requests,
    text: () => mounted.container.textContent,
    alert: () => mounted.container.querySelector('[role="alert"]')?.textContent,
    button: () => findByText(mounted.container, 'button', ''),
    status: () => mounted.container.querySelector('output')?.textContent,
    router: () => mounted.router,
    location: () => mounted.router.state.location,
    path: () => `${tab.location().pathname}${tab.location().search}`,
    async place() {
      await waitFor(() => expect(tab.status()).toBe('idle'));
      tab.button().click();
    },
    reload() {
      mounted.unmount();
      getQueryClient().clear();
      mounted = open();
    },
  };
  await waitFor(() => expect(tab.status()).not.toBe('loading'));
  return tab;
}
const keysOf = ({ requests }: Pick<Awaited<ReturnType<typeof openReview>>, 'requests'>) =>
  requests.map(({ idempotencyKey }) => idempotencyKey);
const storedAttempt = () => sessionStorage.getItem('outfitter.placing');

describe('placing an order', () => {
  it('ORDER-003 ORDER-005 sends basket and total once, opens the confirmation and leaves no basket', async () => {
    const tab = await openReview(placed);
    storeDraft('shipping', { city: 'Ely' });
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(tab.requests).toEqual([
      {
        call: 'POST orders',
        query: {},
        body: { basketId: '0191-basket', c_expectedTotal: basket.orderTotal },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(sessionStorage.getItem('outfitter.order')).toBe('"R4K72M9QXB"');
    await waitFor(() => expect(storedAttempt()).toBeNull());
    expect(readDraft('shipping')).toBeUndefined();
  });

  it('keeps the attempt until the confirmation is open, so that a reload in between resumes it', async () => {
    const tab = await openReview(placed);
    const attemptsWhileOpening: (string | null)[] = [];
    tab.router().subscribe(({ navigation }) => {
      if (navigation.location?.pathname === '/checkout/confirmation') attemptsWhileOpening.push(storedAttempt());
    });
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    await waitFor(() => expect(storedAttempt()).toBeNull());
    expect(attemptsWhileOpening.length).toBeGreaterThan(0);
    expect(attemptsWhileOpening).not.toContain(null);
  });

  it('ORDER-003 ignores further clicks while the order is placed', async () => {
    let respond = (_: Response) => {};
    const tab = await openReview(() => new Promise((resolve) => (respond = resolve)));
    await waitFor(() => expect(tab.status()).toBe('idle'));
    // The second click comes before the button shows that it is busy.
    tab.button().click();
    tab.button().click();
    await waitFor(() => expect([tab.requests.length, tab.status()]).toEqual([1, 'placing']));
    tab.button().click();
    respond(placed());
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(tab.requests).toHaveLength(1);
  });

  it('leads to the bank if it wants a confirmation, and after Back the same order is placed with the same key', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const tab = await openReview([challenge, placed]);
    await tab.place();
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`${window.location.origin}/sandbox/challenge?reference=7`));
    expect(tab.status()).toBe('done');
    tab.button().click();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(keysOf(tab)).toEqual([keysOf(tab)[0], keysOf(tab)[0]]);
  });

  it('ORDER-004 ORDER-006 a declined payment opens the payment step with its message, and the next attempt is another order', async () => {
    const tab = await openReview([declined, placed]);
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout?step=payment'));
    expect(tab.location().state).toEqual({ notice: { reason: 'declined' } });
    expect(storedAttempt()).toBeNull();
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    const [first, second] = keysOf(tab);
    expect(second).not.toBe(first);
  });

  it('asks the shopper to wait after too many declined cards, and places the order at the next click', async () => {
    const tab = await openReview([() => respondWithFault(429, 'TooManyRequestsException'), placed]);
    await tab.place();
    await waitFor(() => expect(tab.alert()).toContain('Too many tries. Wait a minute, then try again.'));
    expect(tab.requests).toHaveLength(1);
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
  });

  it('shows a changed total with its differences, and places the order for the new total only after another click', async () => {
    const dearer = { ...basket, taxTotal: 2, orderTotal: basket.orderTotal + 2 };
    const changed = () => {
      tab.server.basket = dearer;
      return respondWithFault(409, 'BasketTotalChangedException', { expectedTotal: basket.orderTotal, basket: dearer });
    };
    const tab = await openReview([changed, placed]);
    await tab.place();
    await waitFor(() => expect(tab.alert()).toContain('$36.95'));
    expect(tab.requests).toHaveLength(1);
    await tab.place();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(tab.requests.map(({ body }) => body)).toMatchObject([{ c_expectedTotal: 34.95 }, { c_expectedTotal: 36.95 }]);
    const [first, second] = keysOf(tab);
    expect(second).not.toBe(first);
  });

  it.each([
    ['ProductItemNotAvailableException', 'Not ordered: an item just sold out.'],
    ['BasketNotReadyException', 'Not ordered yet: something is missing.'],
    ['InvalidRequestException', 'The order was not placed.'],
  ])('is rejected with %s: nothing is stored to be sent again', async (type, message) => {
    const tab = await openReview(() => respondWithFault(409, type));
    await tab.place();
    await waitFor(() => expect(tab.alert()).toContain(message));
    expect(storedAttempt()).toBeNull();
  });

  it('ORDER-006 an order that the bank declines after the response is followed by its number to the payment step', async () => {
    const late = () => respondWithFault(409, 'OrderInProgressException', { orderNo: 'R4K72M9QXB' });
    const tab = await openReview([late], basket, [declined]);
    await tab.place();
    await waitFor(() => expect(tab.status()).toBe('retrying'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(tab.path()).toBe('/checkout?step=payment'));
    expect(tab.location().state).toEqual({ notice: { reason: 'declined' } });
    expect(tab.requests.map(({ call }) => call)).toEqual(['POST orders', 'GET R4K72M9QXB']);
  });

  it.each([
    [503, 'ServiceUnavailableException'],
    [409, 'RequestInProgressException'],
  ])(
    'ORDER-003 an order that was prepared before the response %s %s is followed by its number to the confirmation',
    async (status, type) => {
      const interrupted = () => respondWithFault(status, type, { orderNo: 'R4K72M9QXB' });
      const tab = await openReview([interrupted], basket, [placed]);
      await tab.place();
      await waitFor(() => expect(tab.status()).toBe('retrying'));
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
      expect(new Set(tab.requests.map(({ call }) => call))).toEqual(new Set(['POST orders', 'GET R4K72M9QXB']));
      expect(tab.requests.at(-1)?.call).toBe('GET R4K72M9QXB');
      expect(sessionStorage.getItem('outfitter.order')).toBe('"R4K72M9QXB"');
    },
  );

  it('ORDER-003 a lost connection is retried as soon as it is back, as the same order with the same key', async () => {
    const tab = await openReview([loseConnection, loseConnection, () => respondWithFault(503, 'ServiceUnavailableException'), placed]);
    await tab.place();
    // The client itself repeats a call once after a lost connection.
    for (const sent of [2, 3]) {
      await waitFor(() => expect([tab.requests.length, tab.status()]).toEqual([sent, 'retrying']));
      expect(tab.text()).toContain('You will get one order only.');
      window.dispatchEvent(new Event('online'));
    }
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(new Set(keysOf(tab)).size).toBe(1);
    expect(tab.requests).toHaveLength(4);
  });

  it('ORDER-003 while the outcome is unknown, another click and a reload send the same order with the same key', async () => {
    const tab = await openReview([() => order('authorising'), () => order('authorising'), placed]);
    await tab.place();
    await waitFor(() => expect(tab.alert()).toContain('We don’t know yet whether your order went through.'));
    await tab.place();
    await waitFor(() => expect(tab.requests).toHaveLength(2));
    await waitFor(() => expect(tab.status()).toBe('idle'));
    tab.server.basket = null;
    tab.reload();
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(tab.requests).toHaveLength(3);
    expect(new Set(keysOf(tab)).size).toBe(1);
  });
});

describe('a reload while an order is placed', () => {
  const attempt = { basketId: '0191-basket', expectedTotal: 34.95, paidWith: 'card1', idempotencyKey: 'key1' };
  const storeAttempt = () => sessionStorage.setItem('outfitter.placing', JSON.stringify(attempt));

  it('ORDER-003 sends the order again if its basket is gone, and opens the confirmation', async () => {
    storeAttempt();
    const tab = await openReview(placed, null);
    await waitFor(() => expect(tab.path()).toBe('/checkout/confirmation'));
    expect(tab.requests).toEqual([
      { call: 'POST orders', query: {}, body: { basketId: '0191-basket', c_expectedTotal: 34.95 }, idempotencyKey: 'key1' },
    ]);
  });

  it('ORDER-003 waits for a click if the basket is still there, and then uses the stored key', async () => {
    storeAttempt();
    const tab = await openReview(placed);
    expect(tab.requests).toEqual([]);
    await tab.place();
    await waitFor(() => expect(keysOf(tab)).toEqual(['key1']));
  });
});
