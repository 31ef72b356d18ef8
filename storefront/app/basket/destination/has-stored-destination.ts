/** Separate file, because product pages initially load only this one and not the table of ZIP codes. */
import { readStored } from '../../platform/session/index.ts';

export const storageKey = 'outfitter.destination';

export const hasStoredDestination = (): boolean => readStored('local', storageKey) !== undefined;
