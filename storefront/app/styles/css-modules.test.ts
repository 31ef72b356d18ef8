import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const selectors = (css: string) => [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!);
const classesOf = (css: string) =>
  new Set(selectors(css).flatMap((text) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)));
const camelCase = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

const modules = globSync('**/*.module.css', { cwd: app }).sort();
const classes = new Map(modules.map((file) => [file, classesOf(read(file))]));
const globalClasses = classesOf(read('styles/typography.css'));
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !file.includes('.test.'))
  .sort();

const uses = sources.flatMap((file) => {
  const code = read(file);
  return [...code.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].map(([, alias, from]) => ({
    file,
    module: path.join(path.dirname(file), from!),
    names: [...code.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.(\w+)`, 'g'))].map(([, name]) => name!),
    isDynamic: new RegExp(String.raw`(?<![\w.])${alias}\[`).test(code),
  }));
});

function literalClasses(code: string): string[] {
  const attributes = [...code.matchAll(/\b\w*[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}\n]*)\})/g)];
  const texts = attributes.flatMap(([, plain, template, expression]) => [
    plain ?? '',
    template ?? '',
    ...[...(expression ?? '').matchAll(/(?<![=!]== )'([^']*)'(?! [=!]==)|`([^`]*)`/g)].map(([, quoted, ticked]) => quoted ?? ticked ?? ''),
  ]);
  const calls = [...code.matchAll(/classNames\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, given]) =>
    [...given!.matchAll(/(?<![=!]== )'([^']*)'(?! [=!]==)|`([^`]*)`/g)].map(([, quoted, ticked]) => quoted ?? ticked ?? ''),
  );
  return [...texts, ...calls]
    .flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, '\u0000').split(/\s+/))
    .filter((name) => name && name !== '\u0000');
}

describe('CSS modules', () => {
  it('belong to the layer of the shared components or of the features', () => {
    const misplaced = modules.filter(
      (file) =>
        !withoutComments(read(file))
          .trim()
          .startsWith(`@layer ${file.startsWith('ui/') ? 'ui' : 'features'} {`),
    );
    expect(misplaced).toEqual([]);
  });

  it('style no class of another module and no global class', () => {
    const imported = new Set(uses.flatMap(({ module, names }) => names.map((name) => `${module} ${name}`)));
    const foreign = [...classes].flatMap(([file, names]) =>
      [...names]
        .filter((name) => globalClasses.has(name) || !imported.has(`${file} ${camelCase(name)}`))
        .map((name) => `${file}: .${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are read by name, so that a class that does not exist is a type error', () => {
    expect(uses.filter(({ isDynamic }) => isDynamic).map(({ file }) => file)).toEqual([]);
    const defaults = sources.filter((file) => /import (?!\* as )\w+ from '[^']+\.module\.css'/.test(read(file)));
    expect(defaults).toEqual([]);
  });

  it('are the only classes besides those of typography', () => {
    const strays = sources.flatMap((file) =>
      literalClasses(read(file))
        .filter((name) => !globalClasses.has(name))
        .map((name) => `${file}: ${name.replaceAll('\u0000', '…')}`),
    );
    expect(strays).toEqual([]);
  });
});
