import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolderPaths, type LockHolder, readHolder } from '../../data-folder/index.ts';
import { isAlive } from '../../database/leftover-postgres.ts';
import { OperatorError } from '../../processes/index.ts';
import { runCommand } from '../command.ts';

const pollInterval = 200;

await runCommand(
  'npm run rolling-restart: replaces the processes of the running shop one after the other, without failed requests.',
  async ({ dataDir, role }) => {
    const folder = dataFolderPaths(dataDir);
    const find = async (): Promise<LockHolder> => {
      const holder = await readHolder(folder, role);
      if (holder && isAlive(holder.pid)) return holder;
      throw new OperatorError(`no shop runs on the data folder ${folder.root}`, 'npm start, or set DATA_DIR and ROLE as for the shop');
    };
    const { pid, restart: before } = await find();
    process.kill(pid, 'SIGHUP');
    for (;;) {
      await sleep(pollInterval);
      const { restart } = await find();
      if (!restart || restart.endedAt === before?.endedAt) continue;
      if (restart.result === 'restarted') return console.log('all processes were replaced');
      throw new OperatorError('the restart has failed; the processes that were not replaced keep running', 'read the output of the shop');
    }
  },
);
