import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishShopAddress } from './running-shop.ts';
import { startShop } from './shop-process.ts';

export default async function openShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'outfitter-e2e-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const shop = await startShop(dataDir);
    const { origin, editorPassword, customerPassword } = shop;
    publishShopAddress({ origin, dataDir, editorPassword, customerPassword });
    return async () => {
      await shop.stop();
      await removeFolder();
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
