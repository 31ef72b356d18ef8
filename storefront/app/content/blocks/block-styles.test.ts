import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('imports every style sheet of a block', () => {
  const list = readFileSync(new URL('block-styles.ts', import.meta.url), 'utf8');
  const imported = [...list.matchAll(/^import '(.+)';$/gm)].map(([, path]) => path);
  const sheets = globSync('../{blocks,block-parts}/**/*.module.css', { cwd: import.meta.dirname }).map((path) =>
    path.startsWith('../blocks/') ? path.replace('../blocks', '.') : path,
  );
  expect(imported.sort()).toEqual(sheets.sort());
});
