/**
 * Values of forms that are not submitted yet, stored in the tab: they survive a reload and the end of a session. Card data and passwords
 * are never stored. A customer's draft returns for this customer only; a guest's draft survives signing in.
 */
import { readStored, writeStored } from './browser-storage.ts';
import { readCurrentCustomer } from './current-customer.ts';

interface StoredDraft {
  /** Undefined for a guest. */
  customerId?: string;
  values: Readonly<Record<string, unknown>>;
}
type StoredDrafts = Record<string, StoredDraft>;

const storageKey = 'outfitter.drafts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readAll(): StoredDrafts {
  const stored = readStored('session', storageKey);
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, StoredDraft] => isRecord(entry[1]) && isRecord(entry[1].values));
  return Object.fromEntries(entries);
}

function writeAll(drafts: StoredDrafts): void {
  writeStored('session', storageKey, Object.keys(drafts).length > 0 ? drafts : undefined);
}

const isOf = ({ customerId }: StoredDraft, ownerId: string | undefined) => customerId === undefined || customerId === ownerId;

function currentOwnerId(): string | undefined {
  const customer = readCurrentCustomer();
  return customer.kind === 'registered' ? customer.customerId : undefined;
}

export function readDraft(name: string): StoredDraft['values'] | undefined {
  const draft = readAll()[name];
  return draft && isOf(draft, currentOwnerId()) ? draft.values : undefined;
}

/** Returns the initial values with those of the draft; unknown fields and other types are ignored. */
export function applyDraft<Fields extends object>(name: string, start: Fields): Fields {
  const draft = readDraft(name);
  if (!draft) return start;
  const known = Object.entries(draft).filter(([field, value]) => field in start && typeof value === typeof start[field as keyof Fields]);
  return { ...start, ...Object.fromEntries(known) };
}

export function storeDraft(name: string, values: object): void {
  const customerId = currentOwnerId();
  writeAll({ ...readAll(), [name]: { ...(customerId ? { customerId } : {}), values: { ...values } } });
}

export function clearDrafts(...names: string[]): void {
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([name]) => !names.includes(name))));
}

export function clearAllDrafts(): void {
  writeAll({});
}

/** Gives the drafts of the guest to the customer who has signed in, and deletes those of other customers. */
export function adoptDrafts(customerId: string): void {
  const own = Object.entries(readAll()).filter(([, draft]) => isOf(draft, customerId));
  writeAll(Object.fromEntries(own.map(([name, { values }]) => [name, { customerId, values }])));
}
