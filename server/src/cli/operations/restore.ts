import { isArchive, restoreArchive } from '../../archive/index.ts';
import { restoreShop } from '../../backup/restore-shop.ts';
import { dataFolderPaths } from '../../data-folder/index.ts';
import { OperatorError } from '../../processes/index.ts';
import { runCommand } from '../command.ts';
import { parseRestore } from './parse-restore.ts';

await runCommand(
  'npm run restore -- folder [--to 2026-11-23T10:00:00Z]: restores a backup, or an archive at a time, into DATA_DIR, which must not contain a shop.',
  async (settings, parameters) => {
    const { folder, to } = parseRestore(parameters);
    const { root } = dataFolderPaths(settings.dataDir);
    if (await isArchive(folder)) {
      const last = await restoreArchive({ archiveFolder: folder, dataFolder: root, to });
      console.log(`the archive was restored to ${root} up to its last transaction, ${last.toISOString()}; npm start opens the shop`);
      return;
    }
    if (to) throw new OperatorError(`${folder} is not an archive, so it has only one state`, 'leave --to out, or give an ARCHIVE_DIR');
    const { createdAt } = await restoreShop({ backup: folder, dataFolder: root });
    console.log(`the backup of ${createdAt} was restored to ${root}; npm start opens the shop`);
  },
);
