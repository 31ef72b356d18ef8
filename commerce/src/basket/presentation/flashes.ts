/** Flashes: what the basket still needs before it can become an order. */
import type { Flash } from '@outfitter/contract';
import { toMajor } from '../../platform/money.ts';
import { missingParts } from '../../shared/postal-address/normalize-address.ts';
import { pickupStoreMessages } from '../../stores/pickup/store-for-pickup.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import type { LoadedBasket } from '../load-basket.ts';
import { unpaidAmount } from '../payment/payment-amounts.ts';
import { isPickupShipment } from '../shipment/line-location.ts';
import { missingContact } from '../shipment/pickup/pickup-contact.ts';
import { shipmentIdsOf } from '../shipment/shipment-ids.ts';

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

/**
 * Returns the flash for a store that has lost its pickup or closed (FULFIL-005); `details.alternatives` are the nearest stores with pickup.
 */
function storeFlashes({ snapshot, pickup }: LoadedBasket): Flash[] {
  if (!pickup || pickup.isEligible || !snapshot.items.some(({ shipmentId }) => isPickupShipment(shipmentId))) return [];
  const alternatives = pickup.alternatives.map(({ id, name, timeZone, address: { city, stateCode } }) => ({
    storeId: id,
    name,
    city,
    stateCode,
    timeZone,
  }));
  const details = { storeId: snapshot.basket.pickupStoreId, alternatives };
  return [{ type: 'StoreNotEligible', message: pickupStoreMessages.StoreNotEligible, path: '$.c_pickupStoreID', details }];
}

function contactFlashes({ lines, snapshot }: LoadedBasket): Flash[] {
  const missing = missingContact(snapshot.basket.pickupContact);
  const ids = shipmentIdsOf(
    lines.map(({ item }) => item),
    snapshot.shipments,
  );
  const first = ids.findIndex((id) => lines.some(({ item }) => item.shipmentId === id && isPickupShipment(id)));
  if (first < 0 || missing.length === 0) return [];
  const path = `$.shipments[${first}]`;
  const message = 'The name, phone number and email address of the person who picks up the order are needed.';
  return [{ type: 'PickupDetailsRequired', message, path, details: { missing: missing.map((field) => `${path}.${field}`) } }];
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
  const pickup = [...storeFlashes(loaded), ...contactFlashes(loaded)];
  return [...itemFlashes(loaded), ...email, ...pickup, ...shippingFlashes(loaded), ...paymentFlashes(loaded)];
}
