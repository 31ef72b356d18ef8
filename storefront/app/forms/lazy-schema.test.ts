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

  it('validates once it has arrived', async () => {
    let arrive = () => {};
    const arrived = new Promise<typeof schema>((resolve) => {
      arrive = () => resolve(schema);
    });
    const lazySchema = createLazySchema(() => arrived);
    const validated = vi.fn();
    const validation = lazySchema.validate({ name: ' Dale ' }).then(validated);
    await Promise.resolve();
    expect(lazySchema.isLoaded()).toBe(false);
    expect(validated).not.toHaveBeenCalled();
    arrive();
    await validation;
    expect(validated).toHaveBeenCalledWith({ ok: true, values: { name: 'Dale' } });
  });

  it('is loaded again after a failure, which preloading ignores', async () => {
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
