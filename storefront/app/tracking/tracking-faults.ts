/** What the tracking form asks of its fields. Pure (specification 1 §5, "Track order"). */
export type TrackingField = 'orderNumber' | 'orderEmail';

export function trackingFaults(values: Readonly<Record<TrackingField, string>>): Partial<Record<TrackingField, 'missing'>> {
  const faults: Partial<Record<TrackingField, 'missing'>> = {};
  if (values.orderNumber.trim() === '') faults.orderNumber = 'missing';
  if (values.orderEmail.trim() === '') faults.orderEmail = 'missing';
  return faults;
}
