/** Flashes: what the basket still needs before it can become an order. Pure. */
import type { Flash } from '@outfitter/contract';
import { toMajor } from '../platform/money.ts';
import { missingParts } from '../shared/postal-address/normalize-address.ts';
import { homeShipmentOf } from './basket-lines.ts';
import type { LoadedBasket } from './load-basket.ts';
import { unpaidAmount } from './payment-amounts.ts';

const shipmentPath = '$.shipments[0]';

function shippingFlashes({ snapshot, totals }: LoadedBasket): Flash[] {
  if (!totals.needsShipping) return [];
  const shipment = homeShipmentOf(snapshot);
  const path = `${shipmentPath}.shippingAddress`;
  const missing = missingParts(shipment?.address).map((field) => `${path}.${field}`);
  if (missing.length > 0) {
    return [{ type: 'ShippingAddressRequired', message: 'A complete shipping address is needed.', path, details: { missing } }];
  }
  if (totals.methods.length === 0) {
    return [{ type: 'InvalidShippingAddress', message: 'We don’t ship to this address.', path }];
  }
  if (totals.isMethodChosen) return [];
  return [{ type: 'ShippingMethodRequired', message: 'A shipping method is needed.', path: `${shipmentPath}.shippingMethod` }];
}

function itemFlashes({ lines, shortages }: LoadedBasket): Flash[] {
  if (lines.length === 0) return [{ type: 'ProductItemsRequired', message: 'No items in the basket.', path: '$.productItems' }];
  return lines.flatMap(({ item, sku }, index) => {
    const shortage = shortages.get(item.id);
    if (!shortage) return [];
    const { requested, available } = shortage;
    const message = available === 0 ? `${sku.name} is sold out.` : `Only ${available} of ${sku.name} can be ordered.`;
    const details = { productId: item.skuId, itemId: item.id, requested, available };
    return [{ type: 'ProductItemNotAvailable', message, path: `$.productItems[${index}].quantity`, details }];
  });
}

function paymentFlashes({ snapshot, totals }: LoadedBasket): Flash[] {
  const flashes: Flash[] = [];
  const missing = missingParts(snapshot.basket.billingAddress).map((field) => `$.billingAddress.${field}`);
  if (missing.length > 0) {
    const message = 'A complete billing address is needed.';
    flashes.push({ type: 'BillingAddressRequired', message, path: '$.billingAddress', details: { missing } });
  }
  const path = '$.paymentInstruments';
  const unpaidMinor = unpaidAmount(snapshot.payments, totals.totalMinor);
  if (unpaidMinor > 0 && snapshot.payments.length === 0) {
    flashes.push({ type: 'PaymentMethodRequired', message: 'A means of payment is needed.', path });
  } else if (unpaidMinor > 0) {
    const message = 'The means of payment cover only a part of the order.';
    flashes.push({ type: 'PaymentMethodRequired', message, path, details: { missing: toMajor(unpaidMinor) } });
  }
  return flashes;
}

export function flashesOf(loaded: LoadedBasket): Flash[] {
  const email: Flash[] = loaded.snapshot.basket.email
    ? []
    : [{ type: 'CustomerEmailRequired', message: 'An email address is needed.', path: '$.customerInfo.email' }];
  return [...itemFlashes(loaded), ...email, ...shippingFlashes(loaded), ...paymentFlashes(loaded)];
}
