import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/shopper-test.ts';
import { editor, shopDataDir } from '../shop/running-shop.ts';
import { waitForHydration } from './open-page.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));

export interface ScheduledCampaign {
  path: string;
  currentHeadline: string;
  scheduledHeadline: string;
  /** Milliseconds since the epoch: a full hour about 20 days ahead, since the form field has no seconds. */
  startsAt: number;
}

export async function publishCampaign(name: string): Promise<ScheduledCampaign> {
  const key = `season-${name}`;
  const startsAt = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 20 * 86_400_000;
  const [currentHeadline, scheduledHeadline] = ['Boots stay out.', 'Boots come in.'];
  const body = (headline: string) => ({
    seo: { title: 'The season', metaDescription: 'What is on.' },
    heading: 'The season',
    slotContent: [{ _meta: { schema: 'text-banner' }, headline }],
  });
  const file = {
    schema: 'content-page',
    name: key,
    body: body(currentHeadline),
    versions: [{ publishFrom: new Date(startsAt).toISOString(), body: body(scheduledHeadline) }],
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-season-'));
  try {
    const filePath = path.join(folder, `${key}.json`);
    await writeFile(filePath, JSON.stringify(file));
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...environment } = process.env;
    await run(process.execPath, ['server/src/cli/content/content.ts', 'put', filePath], {
      cwd: project,
      env: { ...environment, DATA_DIR: shopDataDir() },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { path: `/content/${key}`, currentHeadline, scheduledHeadline, startsAt };
}

export async function signInAsEditor(page: Pick<Page, 'getByLabel' | 'getByRole'>, password = editor().password): Promise<void> {
  await page.getByLabel('Editor’s name').fill(editor().name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const previewBar = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Opens the fields of the preview bar, which are collapsed on narrow screens. */
export async function openPreviewBar(page: Page) {
  const bar = previewBar(page);
  await expect(bar).toBeVisible();
  await waitForHydration(page);
  // The bar's code loads lazily: its fields are disabled until then.
  await expect(bar.getByLabel('Date and time')).toBeEnabled();
  const change = bar.getByRole('button', { name: 'Change' });
  if ((await change.isVisible()) && (await change.getAttribute('aria-expanded')) === 'false') await change.click();
  await expect(bar.getByLabel('Date and time')).toBeVisible();
  return bar;
}
