import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchTree } from './source-watch.ts';

let root: string;
const reported = new Set<string>();
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'outfitter-watch-'));
  mkdirSync(path.join(root, 'src/basket'), { recursive: true });
  watchTree(path.join(root, 'src'), (name) => reported.add(name));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sourcePath = (name: string) => path.join(root, 'src', name);
async function expectReported(name: string, change: () => void): Promise<void> {
  reported.clear();
  change();
  await vi.waitFor(() => expect(reported).toContain(name), { timeout: 5_000 });
}

it('a change of a source is detected, whether it is written, replaced, or deleted and created again', async () => {
  const name = 'basket/rules.ts';
  await expectReported(name, () => writeFileSync(sourcePath(name), '1'));
  for (const round of ['2', '3', '4']) {
    await expectReported(name, () => {
      writeFileSync(path.join(root, 'saved'), round);
      renameSync(path.join(root, 'saved'), sourcePath(name));
    });
  }
  await expectReported(name, () => rmSync(sourcePath(name)));
  await expectReported(name, () => writeFileSync(sourcePath(name), '5'));
});

it('a source in a new folder is detected, also after the folder was deleted and created again', async () => {
  for (let round = 0; round < 2; round++) {
    await expectReported('orders', () => mkdirSync(sourcePath('orders')));
    await expectReported('orders/rules.ts', () => writeFileSync(sourcePath('orders/rules.ts'), '1'));
    await expectReported('orders', () => rmSync(sourcePath('orders'), { recursive: true }));
  }
});
