import { endpointsOfKind } from '../../media/endpoints.ts';
import { openAssetStore } from '../../media/open-asset-store.ts';
import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { mediaHelp, parseMediaArguments } from './media-arguments.ts';
import { runMediaCommand } from './media-commands.ts';

await runCommand(mediaHelp, async (settings, parameters) => {
  const options = parseMediaArguments(parameters);
  const endpoints = endpointsOfKind(settings.mediaEndpoints, 'uploads');
  await withCommerce(settings, ({ content }, db) =>
    runMediaCommand({ content, db, store: openAssetStore(settings), endpoints, print: console.log }, options),
  );
});
