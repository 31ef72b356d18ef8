import { type Customer, type Wearer, wearers } from '@outfitter/contract/client';
import { changeCustomer, customerQuery, saveSerially } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { readRegisteredCustomerId } from '../../platform/session/index.ts';
import {
  getStoredMeasurements,
  parseStoredMeasurements,
  type StoredMeasurements,
  writeMeasurements,
} from '../measurements/stored-measurements.ts';
import type { Measurements } from '../measurements/units.ts';

const isSame = (first: Measurements | null | undefined, second: Measurements | null | undefined) => {
  const text = (measurements: Measurements | null | undefined) => JSON.stringify(Object.entries(measurements ?? {}).sort());
  return text(first) === text(second);
};

function withUnsaved({ unsaved: _, ...stored }: StoredMeasurements, unsaved: readonly Wearer[]): StoredMeasurements {
  return unsaved.length > 0 ? { ...stored, unsaved } : stored;
}

/** Saves what the account does not have yet. After a failure it stays unsaved, and the next page tries again. */
export function saveMeasurements(customerId: string): Promise<void> {
  return saveSerially('measurements', () => save(customerId));
}

async function save(customerId: string): Promise<void> {
  const stored = getStoredMeasurements();
  const { unsaved = [] } = stored;
  // The save before this one may have had the same measurements, or the customer may have signed out.
  if (stored.customerId !== customerId || unsaved.length === 0) return;
  const sent: Partial<Record<Wearer, Measurements | null>> = Object.fromEntries(unsaved.map((wearer) => [wearer, stored[wearer] ?? null]));
  try {
    await changeCustomer((client) => client.updateCustomer({ params: { customerId }, body: { c_measurements: sent } }));
  } catch {
    return;
  }
  const current = getStoredMeasurements();
  if (current.customerId !== customerId) return;
  // The shopper may have changed them meanwhile.
  const left = (current.unsaved ?? []).filter((wearer) => !(wearer in sent && isSame(current[wearer], sent[wearer])));
  writeMeasurements(withUnsaved(current, left));
}

/**
 * Replaces the measurements of the device by those of the account. Unsaved ones stay. At a sign-in, those of the guest stay, too, where the
 * account has none.
 */
export async function adoptMeasurements({ customerId, c_measurements: received }: Customer): Promise<void> {
  if (readRegisteredCustomerId() !== customerId) return;
  const account = parseStoredMeasurements(received);
  const { customerId: owner, unsaved = [], ...stored } = getStoredMeasurements();
  const bodies = wearers.flatMap((wearer) => {
    const isKept = unsaved.includes(wearer);
    const ofGuest = owner === undefined ? stored[wearer] : undefined;
    const body = isKept ? stored[wearer] : { ...ofGuest, ...account[wearer] };
    return body && Object.keys(body).length > 0 ? [[wearer, body] as const] : [];
  });
  const next: StoredMeasurements = { ...(stored.units ? { units: stored.units } : {}), ...Object.fromEntries(bodies), customerId };
  const left = wearers.filter((wearer) => !isSame(next[wearer], account[wearer]));
  writeMeasurements(withUnsaved(next, left));
  if (left.length > 0) await saveMeasurements(customerId);
}

/** Synchronizes the measurements. After a sign-in those of account and device become the same; after a sign-out they leave the device. */
export async function synchronizeMeasurements(): Promise<void> {
  const customerId = readRegisteredCustomerId();
  const stored = getStoredMeasurements();
  if (customerId === undefined) writeMeasurements(stored);
  else if (stored.customerId === customerId) await saveMeasurements(customerId);
  else await adoptMeasurements(await getQueryClient().ensureQueryData(customerQuery));
}
