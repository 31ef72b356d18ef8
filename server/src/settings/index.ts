export { settingsAsMarkdown, settingsAsText } from './describe-settings.ts';
export { readSettings, type SettingsResult, siteOriginOf, toEnvironment } from './read-settings.ts';
export type { Settings } from './settings-table.ts';
