import { runShop } from '../processes/index.ts';
import { onSourceChange } from '../processes/source-watch.ts';
import { formatSeconds } from '../processes/startup-steps.ts';
import { runCommand } from './command.ts';

await runCommand(
  'npm run dev: starts the shop for development. Pages reload and server processes restart when their sources change.',
  async (settings) => {
    const { children } = await runShop(settings, { isDevelopment: true });
    onSourceChange(async (file) => {
      console.log(`${file} changed, restarting`);
      const began = performance.now();
      if ((await children.restart()) === 'restarted') console.log(`restarted in ${formatSeconds(performance.now() - began)}`);
    });
  },
);
