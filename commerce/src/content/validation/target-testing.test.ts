import { expect, it } from 'vitest';
import { contentOrThrow } from './invalid-content.ts';
import { validateContent } from './validate-content.ts';

const validated = (schema: string, body: unknown) => contentOrThrow(validateContent(schema, body));

const test = { defaultContent: { _meta: { schema: 'button' }, buttonText: 'Shop', ctaLink: '/men' } };

it('BLOCK-004 a test starts and ends at instants in any time zone', () => {
  const dates = { startsAt: '2026-01-01T06:00:00+02:00', endsAt: '2026-01-01T04:00:01Z' };
  expect(validated('target-testing', { ...test, ...dates })).toMatchObject(dates);
  expect(() => validated('target-testing', { ...test, ...dates, endsAt: '2026-01-01T04:00:00Z' })).toThrow('$.endsAt');
});

it.each(['2026-01-01T06:00:00', '2026-01-01', 'soon'])('BLOCK-004 %s is rejected as an instant with a hint', (startsAt) => {
  expect(() => validated('target-testing', { ...test, startsAt })).toThrow(
    /An instant with its zone, such as 2026-01-31T06:00:00Z .*\(at \$\.startsAt\)/,
  );
});
