import { contentFields, contentSchemas } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asBlock, type BlockContent } from './block-content.ts';
import { knownSchemas } from './blocks/known-schemas.ts';
import { type FieldKind, fieldKinds, parseBlock } from './parse-block.ts';

const schemas = Object.entries(contentSchemas).filter(([name]) => knownSchemas.has(name) || name === 'content-page' || name === 'homepage');

const kindsBySchema = new Map<unknown, FieldKind>([
  [contentFields.ctaLink, 'link'],
  [contentFields.image, 'image'],
  [contentFields.video, 'video'],
  [contentFields.background, 'background'],
  [contentFields.richText, 'richText'],
  [contentFields.alignment, 'alignment'],
]);

function unwrapSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNonOptional)
    return unwrapSchema(schema.unwrap());
  return schema;
}

const optionsOf = (schema: z.ZodUnion) => schema.options.map((option) => unwrapSchema(option));
const isBlock = (schema: unknown) => schema === contentFields.block;

interface Field {
  name: string;
  schema: unknown;
}

function fieldsOf(schema: unknown): Field[] {
  const object = unwrapSchema(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape).flatMap(([name, field]) => {
    const ownField = { name, schema: unwrapSchema(field) };
    const isParsedWhole = kindsBySchema.has(ownField.schema) || fieldKinds.get(name) === 'unparsed' || fieldKinds.get(name) === 'products';
    const entry = ownField.schema instanceof z.ZodArray ? unwrapSchema(ownField.schema.element) : undefined;
    return [ownField, ...(isParsedWhole || entry === undefined ? [] : fieldsOf(entry))];
  });
}

function suitableKinds({ schema }: Field): readonly FieldKind[] {
  const kind = kindsBySchema.get(schema);
  if (kind) return kind === 'richText' ? ['richText', 'richTextOrText'] : [kind];
  if (schema instanceof z.ZodArray) return isBlock(unwrapSchema(schema.element)) ? ['blocks'] : ['list'];
  if (schema instanceof z.ZodUnion) return optionsOf(schema).some((option) => isBlock(option)) ? ['blocks'] : ['number'];
  if (schema instanceof z.ZodEnum)
    return ['text', 'backgroundColor', 'boxCtaColor', 'ctaColor', 'height', 'spacing', 'textColor', 'mobileView', 'side'];
  if (schema instanceof z.ZodBoolean) return ['boolean'];
  if (schema instanceof z.ZodNumber) return ['number'];
  return ['text'];
}

describe('the fields of a block', () => {
  it.each(schemas)('BLOCK-001 of %s are each parsed according to the schema', (_, schema) => {
    for (const field of fieldsOf(schema)) {
      const kind = fieldKinds.get(field.name);
      if (kind === 'unparsed' || kind === 'products') continue;
      expect(suitableKinds(field), field.name).toContain(kind);
    }
  });

  it('BLOCK-001 have a kind only if a schema has them', () => {
    const names = new Set(Object.values(contentSchemas).flatMap((schema) => fieldsOf(schema).map(({ name }) => name)));
    expect([...fieldKinds.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('BLOCK-001 keep every option of an enumeration', () => {
    const enumerations = schemas.flatMap(([, schema]) => fieldsOf(schema)).filter(({ schema }) => schema instanceof z.ZodEnum);
    expect(enumerations.length).toBeGreaterThan(10);
    for (const { name, schema } of enumerations) {
      for (const option of (schema as z.ZodEnum).options) expect(parseBlock({ [name]: option }), name).toMatchObject({ [name]: option });
    }
  });

  it('BLOCK-001 are parsed from a valid item', () => {
    const image = { image: '/i/ridge/a', alt: 'A coat', imageLink: '/men', feature: 'flex', imageType: 'lifestyle' };
    const block = asBlock<'marquee-banner-card'>(
      parseBlock({
        _meta: { name: 'Hero', schema: 'marquee-banner-card' },
        headline: 'Four times.',
        image,
        video: { video: '/v/ridge/coat', version: 'ab', autoplay: true },
        background: { color: { color: 'night' } },
        richText: { richText: '<p>More</p>' },
        buttons: [{ buttonText: 'Shop', ctaLink: '/men' }],
        callouts: [{ heading: 'Gusset', side: 'l', pointX: 0.4, pointY: 0 }],
      }),
    );
    expect(block).toEqual({
      _meta: { name: 'Hero', schema: 'marquee-banner-card' },
      headline: 'Four times.',
      image: { link: '/i/ridge/a', alt: 'A coat', imageLink: '/men', feature: 'flex', imageType: 'lifestyle' },
      video: { clip: { link: '/v/ridge/coat', version: 'ab' }, autoplay: true },
      background: 'night',
      richText: '<p>More</p>',
      buttons: [{ buttonText: 'Shop', ctaLink: '/men' }],
      callouts: [{ heading: 'Gusset', side: 'l', pointX: 0.4, pointY: 0 }],
    });
  });

  it('ERROR-018 are omitted if their values are invalid', () => {
    expect(
      parseBlock({
        headline: { text: 'x' },
        image: 'coat.png',
        ctaLink: 'javascript:alert(1)',
        background: 'night',
        alignment: 'justify',
        blackText: 'yes',
        banners: [7],
        unknown: 1,
      }),
    ).toEqual({ banners: [], _meta: {} });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldKinds.keys()), fc.anything()), (fields) => {
        for (const [name, value] of Object.entries(parseBlock(fields))) {
          const kind = fieldKinds.get(name);
          if (kind === 'text' || kind === 'link' || kind === 'richText') expect(typeof value).toBe('string');
          if (kind === 'list' || kind === 'blocks' || kind === 'products') expect(Array.isArray(value)).toBe(true);
          if (kind === 'boolean') expect(typeof value).toBe('boolean');
          if (kind === 'number') expect(Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });

  it('survive serialization to the browser', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldKinds.keys()), fc.jsonValue()), (fields) => {
        const parsed = parseBlock(JSON.parse(JSON.stringify(fields)));
        expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
      }),
    );
  });

  it('are the same object for the same item', () => {
    const item = { headline: 'Four times.' };
    expect(parseBlock(item)).toBe(parseBlock(item));
  });
});

it('BLOCK-001 a field that a schema does not have is a type error', () => {
  const promo: BlockContent<'promo-banner'> = {};
  // @ts-expect-error `headlin` is misspelled
  expect(promo.headlin).toBeUndefined();
  // @ts-expect-error `tiles` belongs to another schema
  expect(promo.tiles).toBeUndefined();
  // @ts-expect-error `promos` is a list
  expect(promo.promos?.trim).toBeUndefined();
  // @ts-expect-error a promo has no image
  expect(promo.promos?.[0]?.image).toBeUndefined();
});
