import { formatSeconds } from '../processes/startup-steps.ts';
import { buildStorefront, isBuildFresh } from '../storefront-build/index.ts';
import { runCommand } from './command.ts';

await runCommand('npm run build: builds the storefront, unless its sources have not changed since the last build.', async () => {
  if (await isBuildFresh()) {
    console.log('the storefront build is up to date');
    return;
  }
  const start = performance.now();
  const id = await buildStorefront();
  console.log(`built the storefront (${id}) in ${formatSeconds(performance.now() - start)}`);
});
