import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { address, addressInput, endpoints, faultStatus, operations } from './index.ts';

const run = promisify(execFile);

describe('the contract', () => {
  it('ERROR-028 defines every operation and names its faults, each of which has a status', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(operations).sort());
    for (const { faults } of Object.values(endpoints)) for (const fault of faults) expect(Object.keys(faultStatus)).toContain(fault);
  });

  it('gives each path and method to one operation', () => {
    const addresses = Object.values(operations).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declares each parameter of its paths', () => {
    for (const { name, operation, params } of Object.values(endpoints)) {
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter).sort();
      const declared = Object.keys((params as unknown as { shape: Record<string, unknown> }).shape).sort();
      expect(declared, name).toEqual(inPath);
    }
  });

  it('reads null and {} for a scalar as removal', () => {
    expect(addressInput.parse({ address2: null, phone: {}, city: 'Ely' })).toEqual({ address2: null, phone: null, city: 'Ely' });
    expect(addressInput.safeParse({ city: { x: 1 } }).success).toBe(false);
    expect(address.safeParse({ nonsense: 1 }).success).toBe(false);
  });

  it('loads its client without zod', async () => {
    const client = fileURLToPath(new URL('./client/index.ts', import.meta.url));
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ resolve(specifier, context, next) { loaded.push(specifier); return next(specifier, context); } });
      await import(${JSON.stringify(client)});
      console.log(JSON.stringify(loaded));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    const loaded = JSON.parse(stdout) as string[];
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((specifier) => /^zod/.test(specifier))).toEqual([]);
  });
});
