import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchTree } from './source-watch.ts';

let root: string;
const seen = new Set<string>();
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'outfitter-watch-'));
  mkdirSync(path.join(root, 'src/basket'), { recursive: true });
  watchTree(path.join(root, 'src'), (name) => seen.add(name));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => path.join(root, 'src', name);
async function sees(name: string, change: () => void): Promise<void> {
  seen.clear();
  change();
  await vi.waitFor(() => expect(seen).toContain(name), { timeout: 5_000 });
}

it('a change of a source is detected, whether it is written, replaced, or deleted and created again', async () => {
  const name = 'basket/rules.ts';
  await sees(name, () => writeFileSync(at(name), '1'));
  for (const round of ['2', '3', '4']) {
    await sees(name, () => {
      writeFileSync(path.join(root, 'saved'), round);
      renameSync(path.join(root, 'saved'), at(name));
    });
  }
  await sees(name, () => rmSync(at(name)));
  await sees(name, () => writeFileSync(at(name), '5'));
});

it('a source in a new folder is detected, also after the folder was deleted and created again', async () => {
  for (let round = 0; round < 2; round++) {
    await sees('orders', () => mkdirSync(at('orders')));
    await sees('orders/rules.ts', () => writeFileSync(at('orders/rules.ts'), '1'));
    await sees('orders', () => rmSync(at('orders'), { recursive: true }));
  }
});
