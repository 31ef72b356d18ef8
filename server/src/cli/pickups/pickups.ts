import { warehouseOf } from '../../site/site.ts';
import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parsePickupsArguments, pickupsHelp } from './pickups-arguments.ts';
import { runPickupsCommand } from './pickups-commands.ts';

await runCommand(pickupsHelp(), async (settings, parameters) => {
  const parsed = parsePickupsArguments(parameters);
  const warehouse = warehouseOf(settings);
  await withCommerce(settings, (commerce, db) => runPickupsCommand(commerce, { db, warehouse }, parsed, console.log));
});
