import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlLine } from './curl-line.ts';

function argumentsOf(line: string): string[] {
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

describe('the shell line of a request', () => {
  it('quotes any path, header and text body so that a shell passes them on unchanged', () => {
    const printable = fc.string({
      unit: fc.constantFrom("'", '"', '$', '`', '\\', '\n', ' ', '!', 'é', 'a', ';', '&', '*'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(printable, printable, printable, (path, header, body) => {
        const line = curlLine('http://127.0.0.1:1', { method: 'PUT', path: `/${path}`, headers: { 'x-odd': header }, body });
        const found = argumentsOf(line);
        expect(found).toEqual([
          'curl',
          '-i',
          '--path-as-is',
          '--globoff',
          '-X',
          'PUT',
          '-H',
          `x-odd: ${header}`,
          `http://127.0.0.1:1/${path}`,
          '--data-binary',
          body,
        ]);
      }),
      { numRuns: 25 },
    );
  });

  it('cuts a long body and says its length', () => {
    expect(curlLine('http://a', { method: 'POST', path: '/', body: 'x'.repeat(70_000) })).toMatch(/… # 70000 bytes$/);
  });
});
