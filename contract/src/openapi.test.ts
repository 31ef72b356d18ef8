import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
const document = JSON.parse(JSON.stringify(openApiDocument('https://shop.example'))) as Json;

const referencesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => (key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part)));

const resolved = (reference: string) =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document);

it('resolves every reference, also of recursive schemas', () => {
  const references = referencesIn(document);
  expect(references).toContain('#/components/schemas/getCategories.response');
  expect(references.filter((reference) => !reference.startsWith('#/components/schemas/') || resolved(reference) === undefined)).toEqual([]);
});

it('describes the recursion of categories', () => {
  const category = resolved('#/components/schemas/getCategories.response') as { properties: Record<string, unknown> };
  expect(category.properties.categories).toMatchObject({
    type: 'array',
    items: { $ref: '#/components/schemas/getCategories.response' },
  });
});
