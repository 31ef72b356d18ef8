import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { contentHelp, parseContentArguments } from './content-arguments.ts';
import { runContentCommand } from './content-commands.ts';

await runCommand(contentHelp(), async (settings, parameters) => {
  const options = parseContentArguments(parameters);
  await withCommerce(settings, ({ content }, db) => runContentCommand(content, db, options, console.log));
});
