import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project.ts';

const sourceGlobs = [
  'commerce/src/mail/**/*.{ts,tsx}',
  'commerce/src/payments/*-page.ts',
  'server/src/http/**/*.ts',
  'server/src/images/placeholder.ts',
  'storefront/app/**/*.css',
  'storefront/app/offline/**/*.ts',
];
/** `#0000` is transparent. */
const colorLiteral = /(?<![&\w])#(?!0000\b)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|oklch)a?\(/gi;
/** Of the colors of a mask, only their opacity matters. The map is a drawing with a palette of its own. */
const ownColors = /\bmask:[^;]*;|--map-\w+:[^;]*;/g;

it('style sheets, mails and the pages outside of the storefront take their colors from the theme', () => {
  const files = sourceGlobs.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: projectFolder }).filter((file) => !file.includes('.test.'));
    expect(found, pattern).not.toEqual([]);
    return found;
  });
  const literals = files.flatMap((file) =>
    [...readFileSync(path.join(projectFolder, file), 'utf8').replaceAll(ownColors, '').matchAll(colorLiteral)].map(
      ([color]) => `${file}: ${color}`,
    ),
  );
  expect(literals).toEqual([]);
});
