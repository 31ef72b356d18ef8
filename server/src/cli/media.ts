import { endpointsOf } from '../media/endpoints.ts';
import { openAssetStore } from '../media/open-asset-store.ts';
import { runCommand } from './command.ts';
import { runMediaCommand } from './media-commands.ts';
import { mediaHelp, readMediaWords } from './media-words.ts';
import { withCommerce } from './with-commerce.ts';

await runCommand(mediaHelp, async (settings, parameters) => {
  const words = readMediaWords(parameters);
  const endpoints = endpointsOf(settings.mediaEndpoints, 'uploads');
  await withCommerce(settings, ({ content }, db) =>
    runMediaCommand({ content, db, store: openAssetStore(settings), endpoints, print: console.log }, words),
  );
});
