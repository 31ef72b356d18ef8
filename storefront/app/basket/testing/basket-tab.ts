import { type Basket, CallError, type Client } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';
import type { Login } from '../../platform/session/access-token.ts';
import type { Session } from '../../platform/session/index.ts';
import { basketChangeKey, basketKey, getBasketTabState } from '../state/basket-cache.ts';
import { addItems, removeItem, setQuantity } from '../state/basket-changes.ts';
import { createBasketStore } from '../state/basket-store.ts';
import { buildBasket, buildBasketItem } from './basket-builder.ts';

let changeCustomer: (customerId: string) => void;
const session: Session = {
  getLogin: async () => ({ accessToken: 't', expiresIn: 1800, customerId: 'customer1', usid: 'u', authType: 'guest', expiresAt: 1 }),
  renew: () => session.getLogin(),
  signIn: (authenticate) => authenticate(),
  signOut: async () => {},
  hasStoredLogin: () => true,
  onCustomerChange: (listener) => {
    changeCustomer = (customerId) => listener({ customerId } as Login);
    return () => {};
  },
};
/** Reports a login of another customer to the stores that were built. */
export const logInAs = (customerId: string): void => changeCustomer(customerId);

export const buildCoupon = (code: string) => ({ couponItemId: code, code, statusCode: 'applied' as const, valid: true });
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Builds a tab with a basket, and a fake server that records its requests. After `holdResponses` it responds once per `respond`. */
export function buildTab(first: Basket | null = buildBasket([buildBasketItem('1'), buildBasketItem('2')])) {
  let basket = first;
  const requests: string[] = [];
  const legacySessions: object[] = [];
  const heldResponses: (() => void)[] = [];
  let isHolding = false;
  const receive = async (request: string): Promise<void> => {
    requests.push(request);
    if (isHolding) await new Promise<void>((resolve) => heldResponses.push(resolve));
  };
  const change = async (request: string, next: () => Basket): Promise<Basket> => {
    await receive(request);
    basket = next();
    return basket;
  };
  const current = () => {
    if (!basket) throw new CallError(404, 'BasketNotFoundException', 'gone');
    return basket;
  };
  const client = {
    getCustomerBaskets: async () => {
      await receive('fetch');
      return { count: 0, baskets: basket ? [basket] : [], start: 0, total: 0 };
    },
    createBasket: () => change('create', () => buildBasket([])),
    createLegacySession: async (input: object) => void legacySessions.push(input),
    addBasketItems: ({ body }: { body: { productId: string }[] }) =>
      change(`add ${body[0]?.productId}`, () =>
        buildBasket([...current().productItems, buildBasketItem('9', { productId: body[0]?.productId ?? '' })]),
      ),
    updateBasketItem: ({ params, body }: { params: { itemId: string }; body: { quantity: number } }) =>
      change(`${params.itemId} to ${body.quantity}`, () =>
        buildBasket(
          current().productItems.map((item) =>
            item.itemId === params.itemId ? buildBasketItem(item.itemId, { quantity: body.quantity }) : item,
          ),
        ),
      ),
    addCoupon: ({ body: { code } }: { body: { code: string } }) =>
      change(`coupon ${code}`, () => {
        if (code === 'SPENT') throw new CallError(400, 'InvalidCouponCodeException', '');
        return { ...current(), couponItems: [...current().couponItems, buildCoupon(code)] };
      }),
    removeBasketItem: ({ params }: { params: { itemId: string } }) =>
      change(`remove ${params.itemId}`, () => buildBasket(current().productItems.filter(({ itemId }) => itemId !== params.itemId))),
  } as unknown as Client;
  const queryClient = new QueryClient();
  queryClient.setQueryData(basketKey, first);
  const posted: unknown[] = [];
  let notify: ((news: { basket: Basket | null }) => void) | undefined;
  const tabs = {
    post: (news: unknown) => void posted.push(news),
    subscribe: (listener: (news: { basket: Basket | null }) => void) => {
      notify = listener;
      return () => {};
    },
  };
  const store = createBasketStore({ client, session, queryClient, tabs });
  return {
    store,
    requests,
    legacySessions,
    posted,
    cached: () => queryClient.getQueryData<Basket | null>(basketKey),
    state: () => ({ pending: queryClient.isMutating({ mutationKey: basketChangeKey }), ...getBasketTabState(queryClient) }),
    receiveFromOtherTab: (news: Basket | null) => notify?.({ basket: news }),
    holdResponses: () => (isHolding = true),
    respond: async () => {
      await nextTask();
      heldResponses.shift()?.();
      await nextTask();
    },
    deleteOnServer: () => (basket = null),
    replaceOnServer: (other: Basket) => (basket = other),
    /** Fetches the basket as a mounted page does, without waiting for it. */
    refetch: () => void queryClient.fetchQuery({ queryKey: basketKey, queryFn: () => store.fetch() }),
    add: (productId: string) => store.change(addItems([{ productId }], 'USD')),
    remove: (itemId: string) => store.change(removeItem(itemId)),
    setQuantity: (itemId: string, quantity: number) => store.change(setQuantity(itemId, quantity)),
  };
}
