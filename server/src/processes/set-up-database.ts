import { migrate } from '@outfitter/commerce';
import { formatError } from '../errors/operator-error.ts';
import { addDemoCustomers } from '../seed/demo-customers.ts';
import { addDemoEditor } from '../seed/demo-editor.ts';
import { isSeeded } from '../seed/is-seeded.ts';
import type { Settings } from '../settings/index.ts';
import type { StartupSteps } from './startup-steps.ts';

/** Runs the missing migrations, and loads the demo brand into an empty database (`SEED`). */
export async function setUpDatabase(settings: Settings, steps: StartupSteps): Promise<void> {
  const url = await migrateDatabase(settings, steps);
  if (settings.role === 'worker') return;
  await seed(url, settings.seed, steps);
  await updateImageVersions(url, settings, steps);
}

async function seed(url: string, size: Settings['seed'], steps: StartupSteps): Promise<void> {
  if (size === 'none') return;
  await steps.run('shop', 'data is loaded', async (detail) => {
    if (await isSeeded(url)) return;
    const { seedDemo } = await import('../seed/index.ts');
    await seedDemo(url, { size, log: detail });
    detail(size === 'demo' ? 'demo brand loaded' : 'small demo brand loaded');
  });
  const customer = await addDemoCustomers(url, size);
  if (customer) steps.print(`  customer  ${customer.email}, password ${customer.password} (for /login; it is not shown again)`);
  const editor = await addDemoEditor(url);
  if (editor) steps.print(`  editor    ${editor.name}, password ${editor.password} (for /preview/begin; it is not shown again)`);
}

/** Updates the image versions. Prints an error and continues: the shop can run with the previous versions until the next start. */
async function updateImageVersions(url: string, settings: Settings, steps: StartupSteps): Promise<void> {
  await steps.run('images', 'versions are current', async (detail) => {
    try {
      const { refreshImageVersions } = await import('../images/refresh-image-versions.ts');
      const count = await refreshImageVersions(url, settings);
      if (count > 0) detail(`versions of ${count} styles updated`);
    } catch (error) {
      detail(`versions could not be updated: ${formatError(error)}`);
    }
  });
}

/** Runs the missing migrations. Resolves to the URL of the database without a pooler. */
export async function migrateDatabase(settings: Settings, steps: StartupSteps): Promise<string> {
  const url = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (!url) throw new Error('the database URL is not set');
  await steps.run('schema', 'up to date', async (detail) => {
    let count = 0;
    await migrate(url, (line) => {
      if (!line.startsWith('migrated')) return steps.print(line);
      count += 1;
      detail(`${count} migration${count === 1 ? '' : 's'} run`);
    });
  });
  return url;
}
