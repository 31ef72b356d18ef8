import { canadianPostalCode } from '@outfitter/contract/client';

/** Shortens a US code to five digits and formats a Canadian one as `T2P 1J9`; `undefined` if invalid. Military mail uses US codes. */
export function normalizePostalCode(text: string, countryCode: string): string | undefined {
  const normalized = text.trim().toUpperCase();
  if (countryCode !== 'CA') return /^(\d{5})(?:[- ]?\d{4})?$/.exec(normalized)?.[1];
  const parts = canadianPostalCode.exec(normalized);
  return parts ? `${parts[1]} ${parts[2]}` : undefined;
}
