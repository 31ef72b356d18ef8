import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../project.ts';

export const partsOfBrowserTests = 6;
/** The widths of `e2e/playwright.config.ts`, in CSS pixels. */
export const browserTestWidths = [1440, 768, 390] as const;
export type BrowserTestWidth = (typeof browserTestWidths)[number];

/** Tests without which no version is released: a guest's purchase, a pickup, a customer's account, and what every page must hold. */
const inEveryRun = [
  'account/customer-journey.spec.ts',
  'content/injection.spec.ts',
  'every-page/byte-budgets.spec.ts',
  'every-page/page-states.spec.ts',
  'purchase/purchase.spec.ts',
  'stores/store-journey.spec.ts',
];

/** Returns the browser tests that run in a part, counted from 0: those of every run, and an equal part of the others. */
export function browserTestFiles(part: number): string[] {
  const folder = path.join(projectFolder, 'e2e', 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !inEveryRun.includes(file)).sort();
  return [...inEveryRun, ...others.filter((_, index) => index % partsOfBrowserTests === part)].map((file) => path.join('tests', file));
}
