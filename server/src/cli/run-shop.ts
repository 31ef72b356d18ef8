import { showSourcesInStackTraces } from '../builds/index.ts';
import { currentRelease } from '../data-folder/index.ts';
import { runShop } from '../processes/index.ts';
import { runCommand } from './command.ts';

showSourcesInStackTraces();
await runCommand('npm start: starts the shop, or the part of it that ROLE selects.', async (settings) => {
  console.log(`Outfitter ${currentRelease}`);
  await runShop(settings, { isDevelopment: false });
});
