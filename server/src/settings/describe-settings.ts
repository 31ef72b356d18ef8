import { type Setting, settingsTable } from './settings-table.ts';

function defaultOf(setting: Setting): string {
  return setting.shownDefault ?? setting.defaultText ?? 'none';
}

export function settingsAsText(): string {
  const settings = Object.values<Setting>(settingsTable);
  const nameWidth = Math.max(...settings.map((setting) => setting.name.length));
  return settings
    .map(
      (setting) =>
        `  ${setting.name.padEnd(nameWidth)}  ${setting.description}\n  ${' '.repeat(nameWidth)}  default: ${defaultOf(setting)}`,
    )
    .join('\n');
}

/** Returns the settings as the Markdown table of the README; a test compares the two. */
export function settingsAsMarkdown(): string {
  const rows = Object.values<Setting>(settingsTable).map(
    (setting) => `| \`${setting.name}\` | ${setting.shownDefault ?? `\`${setting.defaultText}\``} | ${setting.description} |`,
  );
  return ['| setting | default | description |', '|---|---|---|', ...rows].join('\n');
}
