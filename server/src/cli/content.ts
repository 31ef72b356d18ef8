import { runCommand } from './command.ts';
import { runContentCommand } from './content-commands.ts';
import { contentHelp, readContentWords } from './content-words.ts';
import { withCommerce } from './with-commerce.ts';

await runCommand(contentHelp(), async (settings, parameters) => {
  const words = readContentWords(parameters);
  await withCommerce(settings, ({ content }, db) => runContentCommand(content, db, words, console.log));
});
