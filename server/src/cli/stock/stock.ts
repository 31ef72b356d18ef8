import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parseStockArguments, stockHelp } from './stock-arguments.ts';
import { runStockCommand } from './stock-commands.ts';

await runCommand(stockHelp(), async (settings, parameters) => {
  const parsed = parseStockArguments(parameters);
  await withCommerce(settings, (commerce, db) => runStockCommand(commerce, db, parsed, console.log));
});
