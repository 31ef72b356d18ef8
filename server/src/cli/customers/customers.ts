import { dataFolderPaths, loadOrCreateMasterKey } from '../../data-folder/index.ts';
import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { customersHelp, parseCustomersArguments } from './customers-arguments.ts';
import { runCustomersCommand } from './customers-commands.ts';

await runCommand(customersHelp(), async (settings, parameters) => {
  const parsed = parseCustomersArguments(parameters);
  const { reviewErasure, masterKey, dataDir } = settings;
  const loadMasterKey = async () => masterKey ?? (await loadOrCreateMasterKey(dataFolderPaths(dataDir)));
  await withCommerce(settings, (commerce, db) => runCustomersCommand(commerce, db, parsed, { reviewErasure, loadMasterKey }, console.log));
});
