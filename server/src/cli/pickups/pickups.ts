import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parsePickupsArguments, pickupsHelp } from './pickups-arguments.ts';
import { runPickupsCommand } from './pickups-commands.ts';

await runCommand(pickupsHelp(), async (settings, parameters) => {
  const parsed = parsePickupsArguments(parameters);
  await withCommerce(settings, (commerce, db) => runPickupsCommand(commerce, db, parsed, console.log));
});
