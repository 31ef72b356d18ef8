import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@outfitter/commerce';
import { createTestDatabase, type TestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll } from 'vitest';
import { buildStorefront } from '../../builds/index.ts';
import { readSettings } from '../../settings/index.ts';
import { AdmissionControl, type AdmissionOptions, unlimitedAdmission } from '../admission/admission-control.ts';
import { type RunningWeb, startWeb } from '../start-web.ts';
import { once } from './once-per-run.ts';
import { seededTemplateName } from './seeded-template.ts';

export const siteOrigin = 'http://shop.example';
export const masterKey = '5e'.repeat(32);

export interface TestWeb extends RunningWeb {
  readonly origin: string;
}

export interface TestShop {
  readonly database: TestDatabase;
  readonly folder: string;
  /** Sheds no load unless `limits` are given. */
  startWeb(environment?: Record<string, string>, clock?: Clock, limits?: AdmissionOptions['limits']): Promise<TestWeb>;
}

const storefrontBuild = once('build', () => buildStorefront());

/** Creates a small demo shop for the tests of a file, with its own database and a build of the storefront. */
export function useShop(): TestShop {
  const running: RunningWeb[] = [];
  let database: TestDatabase | undefined;
  let folder = '';
  const current = () => {
    if (!database) throw new Error('the shop is there inside of tests and hooks only');
    return database;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outfitter-web-'));
    [database] = await Promise.all([seededTemplateName().then(createTestDatabase), storefrontBuild()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(running.map((web) => web.close()));
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get database() {
      return current();
    },
    get folder() {
      return folder;
    },
    async startWeb(environment = {}, clock, limits = unlimitedAdmission) {
      // Other load on the machine must not make the shop reject a test's requests.
      const admission = new AdmissionControl({ limits });
      const web = await startWeb(settingsOf({ DATABASE_URL: current().url, DATA_DIR: folder, ...environment }), {
        admission,
        ...(clock ? { clock } : {}),
      });
      running.push(web);
      return { ...web, origin: `http://127.0.0.1:${web.port}` };
    },
  };
}

function settingsOf(environment: Record<string, string>) {
  const result = readSettings({
    PORT: '0',
    SITE_ORIGIN: siteOrigin,
    MASTER_KEY: masterKey,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SEED: 'none',
    ...environment,
  });
  if (!result.ok) throw new Error(result.errors.join('; '));
  return result.settings;
}
