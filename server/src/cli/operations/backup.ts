import path from 'node:path';
import { backUpShop } from '../../backup/back-up-shop.ts';
import { dataFolderPaths } from '../../data-folder/index.ts';
import { clusterMajor } from '../../database/index.ts';
import { createCleanupStack, createStartupSteps, OperatorError, prepareDatabase } from '../../processes/index.ts';
import { runCommand } from '../command.ts';
import { runningShopDatabaseUrl } from '../running-shop-database.ts';

const megabyte = 1_000_000;

await runCommand(
  'npm run backup -- folder: copies database, uploads and keys to a new folder, also while the shop runs, and verifies the copy.',
  async (settings, [target]) => {
    if (!target) throw new OperatorError('the folder of the backup is missing', 'npm run backup -- /backups/monday');
    if (settings.databaseUrl) {
      const fix = 'back it up with pg_dump or pg_basebackup, and copy media/ and master.key of DATA_DIR';
      throw new OperatorError('the database at DATABASE_URL is not part of the data folder', fix);
    }
    const { root } = dataFolderPaths(settings.dataDir);
    if ((await clusterMajor(path.join(root, 'postgres'))) === undefined) {
      throw new OperatorError(`${root} contains no shop`, 'set DATA_DIR as for the shop');
    }
    const cleanup = createCleanupStack();
    try {
      const isRunning = (await runningShopDatabaseUrl(settings)) !== undefined;
      if (!isRunning) {
        const silentSteps = createStartupSteps(() => undefined);
        await prepareDatabase(settings, silentSteps, cleanup);
      }
      const { files } = await backUpShop({ dataFolder: root, target: path.resolve(target) });
      const size = files.reduce((sum, file) => sum + file.size, 0);
      console.log(`${files.length} files with ${Math.ceil(size / megabyte)} MB were copied to ${path.resolve(target)} and verified`);
      if (settings.masterKey) console.log('MASTER_KEY comes from the environment and is not part of the backup: store it separately');
      if (settings.mediaStore) console.log('the uploads in MEDIA_STORE are not part of the backup');
    } finally {
      await cleanup.run();
    }
  },
);
