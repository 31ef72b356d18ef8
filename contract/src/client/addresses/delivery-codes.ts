/** Delivery availability: when and how a unit can be had. Order-management systems send the two-digit codes. */

export const availabilityGroups = {
  'pis-today': { status: 'AVAILABLE', label: 'AVAILABLE TODAY' },
  'pis-tomorrow': { status: 'NEXT_DAY', label: 'AVAILABLE TOMORROW' },
  'pis-4-7': { status: 'SHIP_TO_STORE', label: 'AVAILABLE in 4-7 DAYS' },
  ship: { status: 'AVAILABLE', label: 'SHIP' },
} as const;
export type AvailabilityGroup = keyof typeof availabilityGroups;

/** Statuses of availability (FULFIL-012). */
export const availabilityStatuses = ['AVAILABLE', 'NEXT_DAY', 'SHIP_TO_STORE', 'NOT_AVAILABLE'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** The group of each code (FULFIL-010), and the key of its promise, if shoppers can choose it (FULFIL-013). */
export const deliveryCodes = {
  '24': { group: 'ship', promiseKey: 'Standard' },
  '01': { group: 'ship', promiseKey: '2Day' },
  '02': { group: 'ship', promiseKey: 'Ground' },
  '03': { group: 'ship', promiseKey: 'Overnight' },
  '36': { group: 'ship', promiseKey: undefined },
  '75': { group: 'ship', promiseKey: undefined },
  '34': { group: 'pis-today', promiseKey: 'in-store-pickup' },
  '35': { group: 'pis-4-7', promiseKey: 'ship-to-store' },
} as const satisfies Record<string, { group: AvailabilityGroup; promiseKey: string | undefined }>;
export type DeliveryCode = keyof typeof deliveryCodes;

/** Returns the key of the promise of a shipping method; of a method of the merchant's own, its id. */
export function promiseKeyOf(methodId: string): string {
  return Object.hasOwn(deliveryCodes, methodId) ? (deliveryCodes[methodId as DeliveryCode].promiseKey ?? methodId) : methodId;
}
