import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parseStoresArguments, storesHelp } from './stores-arguments.ts';
import { runStoresCommand } from './stores-commands.ts';

await runCommand(storesHelp(), async (settings, parameters) => {
  const parsed = parseStoresArguments(parameters);
  await withCommerce(settings, (commerce, db) => runStoresCommand(commerce, db, parsed, console.log));
});
