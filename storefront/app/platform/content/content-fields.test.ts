import { expect, it } from 'vitest';
import { readGroup, readList, readText, type SchemaFields } from './content-fields.ts';

it('the readers accept only field names of the content schema', () => {
  const footer: SchemaFields<'footer'> = { guarantee: { heading: 'Built to last' }, linkSections: { heading: 'Help' } };
  expect(readText(readGroup(footer, 'guarantee'), 'heading')).toBe('Built to last');
  expect(readList(footer, 'linkSections').map((section) => readText(section, 'heading'))).toEqual(['Help']);
  // @ts-expect-error
  expect(readText(footer, 'smsTxt')).toBeUndefined();
  // @ts-expect-error
  expect(readText(readGroup(footer, 'guarantee'), 'headng')).toBeUndefined();
});
