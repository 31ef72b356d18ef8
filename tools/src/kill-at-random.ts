import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../../server/src/processes/start-tests/shop-process.ts';

/**
 * sh tools/run.sh tools/src/kill-at-random.ts [rounds] [maximum delay in ms]: starts a shop, kills all its processes at a random time and
 * starts it again, which must succeed. Every second round starts with an empty data folder. Exits with code 1 at the first failure.
 */
async function main(rounds: number, maxDelay: number): Promise<number> {
  let folder = '';
  for (let round = 1; round <= rounds; round += 1) {
    if (round % 2 === 1) {
      if (folder) await rm(folder, { recursive: true, force: true });
      folder = await mkdtemp(path.join(tmpdir(), 'outfitter-random-kill-'));
    }
    const delay = Math.round(Math.random() * maxDelay);
    const killed = startShop(folder);
    await Promise.race([sleep(delay), killed.ended]);
    const lastLine = killed.output().trim().split('\n').at(-1)?.trim();
    await killed.killAll();

    const next = startShop(folder);
    try {
      const address = await next.waitUntilOpen();
      await untilReady(address);
      console.log(`round ${round}: killed after ${delay} ms (${lastLine || 'no output'}), the next start opened`);
    } catch (error) {
      console.log(
        `round ${round}: killed after ${delay} ms (${lastLine}), the next start did not open:\n${(error as Error).message}\nthe folder is ${folder}`,
      );
      return 1;
    } finally {
      await next.killAll();
    }
  }
  await rm(folder, { recursive: true, force: true });
  return 0;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`${address} is not ready`);
}

process.exitCode = await main(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 8_000));
