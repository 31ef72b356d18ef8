import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((day) => day.toISOString()),
};

function textOf(schema: JsonSchema): Arbitrary<string> {
  const known = schema.format === undefined ? undefined : formats[schema.format];
  if (known) return known;
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern), { maxLength: 40 });
  return fc.string({ unit: 'grapheme', minLength: schema.minLength, maxLength: Math.min(schema.maxLength ?? 30, 30) });
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, shape]): [string, Arbitrary<unknown>] => [name, fromSchema(shape)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

function fromSchema(schema: JsonSchema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  if (schema.type === 'number') return fc.integer({ min: Math.ceil(schema.minimum ?? -1000), max: Math.floor(schema.maximum ?? 1000) });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(fromSchema(schema.items ?? {}), { minLength: schema.minItems, maxLength: Math.min(schema.maxItems ?? 3, 3) });
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

export function arbitraryInput(schema: z.ZodType): Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

const invalidValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    0.5,
    1e9,
    1e308,
    '1',
    true,
    [],
    {},
    '\0',
    '\ud800',
    '../../etc/passwd',
    "'; DROP TABLE basket; --",
    '💥',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

export function brokenInput(schema: z.ZodType): Arbitrary<unknown> {
  return fc.tuple(arbitraryInput(schema), invalidValues, fc.nat(), fc.boolean()).map(([value, odd, place, adds]) => {
    if (Array.isArray(value))
      return value.length === 0 ? [odd] : value.map((inner, index) => (index === place % value.length ? odd : inner));
    if (typeof value !== 'object' || value === null) return odd;
    const names = Object.keys(value);
    const name = adds || names.length === 0 ? 'c_unknown' : (names[place % names.length] ?? 'c_unknown');
    return { ...value, [name]: odd };
  });
}
