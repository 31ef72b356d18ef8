import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLazySchema } from './lazy-schema.ts';
import { requiredText } from './schema.ts';

const schema = z.object({ name: requiredText() });

describe('a lazy schema', () => {
  it('loads once', async () => {
    const loadSchema = vi.fn(async () => schema);
    const lazySchema = createLazySchema(loadSchema);
    expect(loadSchema).not.toHaveBeenCalled();
    lazySchema.preload();
    expect(await lazySchema.load()).toBe(schema);
    expect(lazySchema.isLoaded()).toBe(true);
    await lazySchema.validate({ name: '' });
    expect(loadSchema).toHaveBeenCalledOnce();
  });

  it('validates as soon as it is loaded', async () => {
    let resolveSchema = () => {};
    const schemaPromise = new Promise<typeof schema>((resolve) => {
      resolveSchema = () => resolve(schema);
    });
    const lazySchema = createLazySchema(() => schemaPromise);
    const onValidated = vi.fn();
    const validation = lazySchema.validate({ name: ' Dale ' }).then(onValidated);
    await Promise.resolve();
    expect(lazySchema.isLoaded()).toBe(false);
    expect(onValidated).not.toHaveBeenCalled();
    resolveSchema();
    await validation;
    expect(onValidated).toHaveBeenCalledWith({ ok: true, values: { name: 'Dale' } });
  });

  it('loads again after an error, which preloading ignores', async () => {
    const loadSchema = vi
      .fn(async () => schema)
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const lazySchema = createLazySchema(loadSchema);
    lazySchema.preload();
    await expect(lazySchema.load()).rejects.toThrow('offline');
    await expect(lazySchema.validate({ name: '' })).rejects.toThrow('offline');
    expect(lazySchema.isLoaded()).toBe(false);
    expect(await lazySchema.validate({ name: '' })).toEqual({ ok: false, errors: { name: { code: 'required' } } });
  });
});
