import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseOf, startShop } from '@outfitter/bench/start-shop';

/** Access to a shop that the attack has started itself, to check what no response shows. */
export interface ShopInternals {
  databaseUrl: string;
  masterKey: string;
  dataDir: string;
  editorPassword: string;
  output(): string;
}

export interface AttackedShop {
  /** Origin with an IP address, for requests. */
  origin: string;
  /** Origin in the shop's own settings. */
  siteOrigin: string;
  internals: ShopInternals | undefined;
  close(): Promise<void>;
}

/** Starts a shop with the small demo brand on free ports, with a data folder that is deleted afterward. */
export async function startAttackedShop(): Promise<AttackedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-attack-'));
  const dataDir = path.join(folder, 'data');
  const masterKey = randomBytes(32).toString('hex');
  const shop = await startShop(dataDir, { webProcesses: 1, seed: 'small', environment: { MASTER_KEY: masterKey } });
  const editorPassword = /editor, password (\S+)/.exec(shop.output())?.[1] ?? '';
  return {
    origin: shop.origin,
    siteOrigin: shop.origin.replace('127.0.0.1', 'localhost'),
    internals: { databaseUrl: await databaseOf(dataDir), masterKey, dataDir, editorPassword, output: shop.output },
    async close() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a shop that runs already; throws unless its address is a loopback address. */
export function findRunningShop(url: string): AttackedShop {
  const parsed = URL.parse(url);
  const isLoopback = parsed !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname) && parsed.protocol === 'http:';
  if (!isLoopback) throw new Error(`${url} is not an http address of this machine. Fix: attack a shop on localhost, or none, to start one`);
  return {
    origin: parsed.origin.replace('localhost', '127.0.0.1'),
    siteOrigin: parsed.origin,
    internals: undefined,
    close: async () => undefined,
  };
}
