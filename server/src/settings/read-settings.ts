import path from 'node:path';
import { type Setting, type Settings, settingsTable } from './settings-table.ts';

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; errors: string[] };

/**
 * Reads every setting from the environment; an empty variable counts as unset. Each error names the variable, its value and what is
 * valid.
 */
export function readSettings(environment: Record<string, string | undefined>): SettingsResult {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(settingsTable)) {
    const text = environment[setting.name] || setting.defaultText;
    if (text === undefined) continue;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) values[key] = parsed.data;
    else errors.push(`${setting.name} is ${displayValue(setting, text)}; it must be ${parsed.error.issues[0]?.message ?? 'another value'}`);
  }
  if (errors.length > 0) return { ok: false, errors };
  const settings = values as Settings;
  const conflicts = findConflicts(settings);
  return conflicts.length > 0 ? { ok: false, errors: conflicts } : { ok: true, settings };
}

function findConflicts(settings: Settings): string[] {
  const errors: string[] = [];
  if (settings.role === 'storefront') {
    if (!settings.commerceUrl) errors.push('COMMERCE_URL is not set; ROLE=storefront requires the URL of the commerce processes');
    if (!settings.masterKey) errors.push('MASTER_KEY is not set; ROLE=storefront requires the same key as the commerce processes');
  }
  if ((settings.role === 'commerce' || settings.role === 'worker') && !settings.databaseUrl) {
    errors.push(`DATABASE_URL is not set; ROLE=${settings.role} requires a shared database`);
  }
  if (settings.databaseDirectUrl && !settings.databaseUrl) {
    errors.push('DATABASE_DIRECT_URL is set without DATABASE_URL; set both or neither');
  }
  if (settings.archiveDir && isInside(settings.archiveDir, settings.dataDir)) {
    errors.push(`ARCHIVE_DIR is ${settings.archiveDir}; it must be outside of DATA_DIR, on another disk`);
  }
  if (settings.mediaStore && !(settings.mediaStoreKeyId && settings.mediaStoreSecret)) {
    errors.push('MEDIA_STORE is set without MEDIA_STORE_KEY_ID and MEDIA_STORE_SECRET; set all three or none');
  }
  return errors;
}

function isInside(folder: string, parent: string): boolean {
  return `${path.resolve(folder)}${path.sep}`.startsWith(`${path.resolve(parent)}${path.sep}`);
}

function displayValue(setting: Setting, value: string): string {
  return setting.isSecret ? 'set, but invalid' : JSON.stringify(value);
}

export function toEnvironment(settings: Settings): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [key, setting] of Object.entries<Setting>(settingsTable)) {
    const value = settings[key as keyof Settings];
    // A list is joined with commas.
    if (value !== undefined) environment[setting.name] = String(value);
  }
  return environment;
}

export function siteOriginOf(settings: Pick<Settings, 'siteOrigin' | 'port'>): string {
  return settings.siteOrigin ?? `http://localhost:${settings.port}`;
}
