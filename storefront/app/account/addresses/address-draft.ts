import { applyDraft, clearDrafts, readDraft } from '../../platform/session/index.ts';

/** Name of the draft. One form is open at a time, so there is one draft. */
export const addressDraft = 'address';

export function readDraftedAddress(): string | undefined {
  const edited = readDraft(addressDraft)?.edited;
  return typeof edited === 'string' ? edited : undefined;
}

/** Returns the initial values with those of the draft, unless it is that of another address. */
export function applyAddressDraft<Values extends object>(edited: string, start: Values): Values {
  return readDraftedAddress() === edited ? applyDraft(addressDraft, start) : start;
}

export const clearAddressDraft = () => clearDrafts(addressDraft);
