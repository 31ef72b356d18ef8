import { formatSeconds } from '../processes/startup-steps.ts';
import { buildStorefront, isBuildFresh } from '../storefront-build/index.ts';
import { runCommand } from './command.ts';

await runCommand('npm run build: builds the storefront, unless its sources are those of the last build.', async () => {
  if (await isBuildFresh()) {
    console.log('the storefront is built from these sources');
    return;
  }
  const start = performance.now();
  const id = await buildStorefront();
  console.log(`the storefront is built (${id}) after ${formatSeconds(performance.now() - start)}`);
});
