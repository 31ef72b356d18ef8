/** What the merchant can switch, each with its shape and its default. */
import { sitePreferences as wire } from '@outfitter/contract';
import { z } from 'zod';

/**
 * The kept part of the contract's site preferences (PREFS-001). What belongs to the process – brand, currencies,
 * countries, whether the sandbox processor is on – is configuration and comes from the settings.
 */
export const preferenceShapes = {
  ...wire.pick({
    launchDisabled: true,
    algoliaEnabled: true,
    maoEnabled: true,
    gtmEnabled: true,
    oneTrustEnabled: true,
    oneTrustID: true,
    adyenPaymentProcessingEnabled: true,
    addedToCartReset: true,
  }).shape,
  /** The brand whose data is in the database, written last when it was loaded; never on the wire. */
  loadedBrand: z.strictObject({ name: z.string(), size: z.string(), loadedAt: z.iso.datetime() }).nullable(),
} as const;

export type PreferenceKey = keyof typeof preferenceShapes;
export type Preferences = { [Key in PreferenceKey]: z.output<(typeof preferenceShapes)[Key]> };

export const preferenceDefaults: Preferences = {
  launchDisabled: false,
  algoliaEnabled: false,
  maoEnabled: false,
  gtmEnabled: false,
  oneTrustEnabled: false,
  oneTrustID: '',
  adyenPaymentProcessingEnabled: false,
  // PDP-004
  addedToCartReset: 4_000,
  loadedBrand: null,
};

/**
 * Preferences from their rows: defaults for what is not kept, and for what an earlier release kept in another shape.
 */
export function readPreferences(rows: readonly { key: string; value: unknown }[]): Preferences {
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Key extends PreferenceKey>(key: Key): Preferences[Key] => {
    const parsed = preferenceShapes[key].safeParse(kept.get(key));
    return parsed.success ? (parsed.data as Preferences[Key]) : preferenceDefaults[key];
  };
  return Object.fromEntries((Object.keys(preferenceShapes) as PreferenceKey[]).map((key) => [key, read(key)])) as Preferences;
}
