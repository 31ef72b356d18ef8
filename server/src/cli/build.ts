import { buildServer, buildStorefront, isServerFresh, isStorefrontFresh } from '../builds/index.ts';
import { formatSeconds } from '../processes/startup-steps.ts';
import { runCommand } from './command.ts';

await runCommand(
  'npm run build: builds the storefront and the server, unless their sources have not changed since the last build.',
  async () => {
    await build('storefront', isStorefrontFresh, buildStorefront);
    await build('server', isServerFresh, buildServer);
  },
);

async function build(name: string, isFresh: () => Promise<boolean>, run: () => Promise<string>): Promise<void> {
  if (await isFresh()) return console.log(`the ${name} build is up to date`);
  const start = performance.now();
  const id = await run();
  console.log(`built the ${name} (${id}) in ${formatSeconds(performance.now() - start)}`);
}
