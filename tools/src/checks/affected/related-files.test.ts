import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createVitest, type Vitest } from 'vitest/node';
import { projectFolder } from '../../project.ts';
import { canAffectEveryTest, findOutdatedReaders, relatedFiles } from './related-files.ts';

const contractTest = 'contract/src/contract.test.ts';
const heartTest = 'storefront/app/wishlist/heart/heart-button.test.tsx';
const classNamesTest = 'storefront/app/styles/css-modules.test.ts';
const workerTest = 'commerce/src/mail/exactly-once.integration.test.ts';

let vitest: Vitest | undefined;
afterAll(() => vitest?.close());

async function selectedFor(file: string): Promise<string[]> {
  vitest ??= await createVitest('test', { root: projectFolder, watch: false, project: ['unit', 'integration'] });
  vitest.config.related = await relatedFiles([file]);
  const specifications = await vitest.getRelevantTestSpecifications([contractTest, heartTest, classNamesTest, workerTest]);
  return specifications.map(({ moduleId }) => path.relative(projectFolder, moduleId)).sort();
}
const readersOf = async (file: string) => (await relatedFiles([file])).map((related) => path.relative(projectFolder, related));

describe('a change can affect', () => {
  it.each([
    'commerce/migrations/0001_core.sql',
    'demo/data/categories.json',
    'commerce/src/hosted-search/testing/recorded.json',
    'storefront/public/favicon.svg',
    'package-lock.json',
    'tsconfig.base.json',
  ])('every test if it is in %s, which no module imports', (file) => {
    expect(canAffectEveryTest(file)).toBe(true);
  });

  it.each([
    ['contract/src/operations.ts', [contractTest, heartTest, workerTest]],
    ['contract/src/endpoints/baskets/basket-calls.ts', [contractTest, workerTest]],
    ['storefront/app/wishlist/heart/heart-button.module.css', [heartTest]],
    ['storefront/app/shell/menu/menu.tsx', []],
    ['commerce/src/testing/mail-worker.ts', []],
  ])(
    'tests that import %s, and those that may read it by path',
    async (file, importing) => {
      expect(canAffectEveryTest(file)).toBe(false);
      // These read files by path.
      const expected = [...new Set([...importing, contractTest, classNamesTest, workerTest])].sort();
      expect(await selectedFor(file)).toEqual(expected);
    },
    60_000,
  );

  it('tests with a build of the storefront if it is in a source of the storefront or a translation', async () => {
    const builds = 'server/src/builds/paths.ts';
    expect(await readersOf('storefront/app/shell/menu/menu.tsx')).toContain(builds);
    expect(await readersOf('storefront/messages/fr-FR/seo.json')).toContain(builds);
    expect(await readersOf('commerce/src/basket/index.ts')).not.toContain(builds);
  });

  it('tests that read translations, style sheets and documents', async () => {
    expect(await readersOf('storefront/messages/fr-FR/seo.json')).toContain('storefront/app/platform/locale/used-messages.test.tsx');
    expect(await readersOf('contract/src/theme/theme.css')).toContain('contract/src/theme/theme.ts');
    expect(await readersOf('docs/operations.md')).toContain('tools/src/documents.test.ts');
  });
});

it('every listed module that reads few files exists and finds files by path', async () => {
  expect(await findOutdatedReaders()).toEqual([]);
});
