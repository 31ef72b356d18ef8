import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyPageModules } from './every-page-modules.ts';

describe('the every-page chunk', () => {
  it.each(everyPageModules)('contains %s, which exists', (module) => {
    expect(existsSync(fileURLToPath(new URL(`../${module}`, import.meta.url)))).toBe(true);
  });
});
