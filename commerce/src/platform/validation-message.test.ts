import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './validation-message.ts';

const shape = z.strictObject({
  alt: z.string().min(1).max(5),
  tiles: z.array(z.string()).max(2).optional(),
  width: z.enum(['wide', 'narrow']).optional(),
  link: z.string().regex(/^\//, 'a path of the shop').optional(),
  block: z
    .union([z.strictObject({ key: z.string() }), z.strictObject({ text: z.string(), more: z.strictObject({ size: z.int() }) })])
    .optional(),
});
const message = (value: unknown) => {
  const { path, reason } = describeIssue(shape.safeParse(value).error!.issues[0]!, value, ['body']);
  return `${path.join('.')}: ${reason}`;
};

describe('the message of a schema issue', () => {
  it('describes the invalid field in plain words', () => {
    expect(message({})).toBe('body.alt: This is missing: alt');
    expect(message({ alt: 7 })).toBe('body.alt: This has to be a text');
    expect(message({ alt: '' })).toBe('body.alt: This is empty');
    expect(message({ alt: 'longer' })).toBe('body.alt: This has at most 5 characters');
    expect(message({ alt: 'a', tiles: ['a', 'b', 'c'] })).toBe('body.tiles: This has at most 2 entries');
    expect(message({ alt: 'a', width: 'broad' })).toBe('body.width: This has to be one of wide, narrow');
    expect(message({ alt: 'a', link: 'x' })).toBe('body.link: A path of the shop');
    expect(message({ alt: 'a', colour: 'red' })).toBe('body.colour: There is no such field');
    expect(message('a')).toBe('body: This has to be an object');
  });

  it('describes the intended member of a union', () => {
    expect(message({ alt: 'a', block: { text: 'b', more: { size: 1.5 } } })).toBe('body.block.more.size: This has to be a whole number');
    expect(message({ alt: 'a', block: 'b' })).toBe('body.block: This has to be an object');
  });
});
