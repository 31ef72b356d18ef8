import path from 'node:path';
import { restoreShop } from '../../backup/restore-shop.ts';
import { dataFolderPaths } from '../../data-folder/index.ts';
import { OperatorError } from '../../processes/index.ts';
import { runCommand } from '../command.ts';

await runCommand(
  'npm run restore -- folder: restores a backup into DATA_DIR, which must not contain a shop.',
  async (settings, [backup]) => {
    if (!backup) throw new OperatorError('the folder of the backup is missing', 'DATA_DIR=/srv/shop npm run restore -- /backups/monday');
    const { root } = dataFolderPaths(settings.dataDir);
    const { createdAt } = await restoreShop({ backup: path.resolve(backup), dataFolder: root });
    console.log(`the backup of ${createdAt} was restored to ${root}; npm start opens the shop`);
  },
);
