import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { expect, vi } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { storeDraft } from '../../platform/session/index.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { openTab, type ReceivedRequest, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { ShippingStep } from '../shipping/shipping-step.tsx';

export const homeAddress = { ...testAddress, firstName: 'Dale', lastName: 'Lindqvist', address2: null, phone: null };
export const buildShippingMethod = (id: string, name: string) => ({ id, name, description: name, price: 8.95 });
export const [standard, overnight] = [buildShippingMethod('01', 'Standard'), buildShippingMethod('02', 'Overnight')];
export const buildShipments = (more: object = {}) => [
  { shipmentId: homeShipmentId, productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false, ...more },
];

/** Returns a basket as the shipping step needs it. */
export function toShippingBasket(basket: Basket, changes: object = {}): Basket {
  return {
    ...basket,
    shipments: buildShipments(),
    applicableShippingMethods: [standard, overnight],
    defaultShippingMethodId: '01',
    ...changes,
  } as unknown as Basket;
}
const { countryCode: _, ...typedAddress } = testAddress;
export const typedValues: Record<string, string> = { email: 'dale@example.com', ...typedAddress };

function ShippingScreen({ onDone }: { onDone(basket: Basket): void }) {
  const { basket, isFetched } = useBasket();
  return basket && isFetched ? <ShippingStep onStart={() => {}} basket={basket} onDone={onDone} /> : null;
}

type Calls = Parameters<typeof openTab>[1];

/** Opens the shipping step. Without other responses, each call succeeds and changes the basket as the shop does. */
export async function openShippingStep(initialBasket: Basket, calls: Calls = {}, draft?: Parameters<typeof storeDraft>[1]) {
  const onDone = vi.fn();
  const change = (next: (request: ReceivedRequest) => object) => (request: ReceivedRequest) => {
    server.basket = { ...(server.basket as Basket), ...next(request) };
    return respondWith(server.basket);
  };
  const { requests, server } = openTab(initialBasket, {
    'PUT customer': change(({ body }) => ({ customerInfo: { customerId: 'customer1', ...(body as object) } })),
    'PUT shipping_address': change(({ body }) => ({ shipments: buildShipments({ shippingAddress: body }) })),
    'PUT shipping_method': change(({ body }) => ({ shipments: buildShipments({ ...server.basket?.shipments[0], shippingMethod: body }) })),
    ...calls,
  });
  if (draft) storeDraft('shipping', draft);
  const { container } = mountScreens({ checkout: <ShippingScreen onDone={onDone} /> }, '/checkout?step=shipping');
  const field = (name: string) => container.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  await waitFor(() => expect(field('email')).not.toBeNull());
  return {
    requests,
    server,
    onDone,
    container,
    field: (name: string) => field(name)!,
    sent: () => requests.map(({ call }) => call),
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) typeInto(field(name)!, value);
    },
    leave: (name: string) => field(name)!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    choose: (text: string) => findByText(container, 'label', text).querySelector('input')?.click(),
    submit: () => findByText(container, 'button', 'Continue to payment').click(),
  };
}
