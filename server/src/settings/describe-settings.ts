import { type Setting, settingsTable } from './settings-table.ts';

function defaultOf(setting: Setting): string {
  return setting.shownDefault ?? setting.defaultText ?? 'none';
}

/** The settings as plain text, for `--help`. */
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

/** The settings as a Markdown table, as the README shows it; a test holds the README to it. */
export function settingsAsMarkdown(): string {
  const rows = Object.values<Setting>(settingsTable).map(
    (setting) => `| \`${setting.name}\` | ${setting.shownDefault ?? `\`${setting.defaultText}\``} | ${setting.description} |`,
  );
  return ['| setting | default | what it is for |', '|---|---|---|', ...rows].join('\n');
}
