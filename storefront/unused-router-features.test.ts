import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from './react-router.config.ts';
import { unusedModules } from './unused-router-features.ts';

const library = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production/lib');

it.each(Object.entries(unusedModules))('the stub of %s has the exports of the module', async (file, stub) => {
  const exported = /export \{([^}]+)\}/.exec(await readFile(path.join(library, file), 'utf8'))?.[1] ?? '';
  const stubbed = [...stub.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(stubbed.sort()).toEqual(
    exported
      .split(',')
      .map((name) => name.trim())
      .sort(),
  );
});

it('the shop enables none of the features', async () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  expect(await readFile(new URL('app/entry.client.tsx', import.meta.url), 'utf8')).not.toContain('instrumentations');
});
