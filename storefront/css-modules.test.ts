import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassName } from './css-modules.ts';

const folder = import.meta.dirname;
const modules = globSync('app/**/*.module.css', { cwd: folder }).map((file) => path.join(folder, file));

describe('built class names', () => {
  it('are unique for all classes of the shop', () => {
    const builtNames = modules.flatMap((file) => {
      const css = readFileSync(file, 'utf8');
      const names = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
      return [...names].map((name) => shortClassName(name, file, css));
    });
    expect(builtNames.length).toBeGreaterThan(500);
    expect(new Set(builtNames).size).toBe(builtNames.length);
    expect(builtNames.filter((name) => !/^[a-zA-Z][\w-]{3,4}$/.test(name))).toEqual([]);
  });

  it('do not depend on the order in which files are built, nor on the query of an import', () => {
    const css = '.first {} .second:hover .first {}';
    const file = path.join(folder, 'app/ui/sample.module.css');
    const names = ['first', 'second'].map((name) => shortClassName(name, file, css));
    expect(names[0]!.slice(0, 3)).toBe(names[1]!.slice(0, 3));
    expect(shortClassName('second', `${file}?inline`, css)).toBe(names[1]);
  });

  it('are unique in a file with many classes', () => {
    const classNames = Array.from({ length: 200 }, (_, index) => `class-${index}`);
    const css = classNames.map((name) => `.${name} {}`).join('\n');
    const file = path.join(folder, 'app/ui/many.module.css');
    expect(new Set(classNames.map((name) => shortClassName(name, file, css))).size).toBe(200);
  });
});
