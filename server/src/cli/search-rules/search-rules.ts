import { OperatorError } from '../../processes/index.ts';
import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parseSearchRulesArguments, searchRulesHelp, searchRulesHelpCommand } from './search-rules-arguments.ts';
import { runSearchRulesCommand } from './search-rules-commands.ts';

await runCommand(searchRulesHelp(), async (settings, parameters) => {
  const options = parseSearchRulesArguments(parameters);
  await withCommerce(settings, async (commerce, db) => {
    try {
      await runSearchRulesCommand(commerce, db, options, console.log, settings);
    } catch (error) {
      if (!(error instanceof commerce.merchandising.InvalidRulesError)) throw error;
      for (const { path, reason } of error.errors) console.error(`${path}: ${reason}`);
      throw new OperatorError('nothing was changed', searchRulesHelpCommand);
    }
  });
});
