import { expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../../merchandising/testing/save-test-rules.ts';

const { commerce } = useTestBrand([{ id: '4117', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'] }]);
const later = (days: number) => new Date(commerce.clock.now().getTime() + days * 86_400_000);

it('API-040 a listing and a search return their own banners as of the requested moment', async () => {
  const banner = (id: string, definition: Record<string, unknown>, overrides = {}) => ({ id, kind: 'banner', definition, ...overrides });
  const week = { startsAt: later(2).toISOString(), endsAt: later(9).toISOString() };
  await saveTestRules(commerce.deps.database.db, commerce.clock.now(), [
    banner('chore', { categoryId: 'men-coats-chore', text: 'The ones with the blanket in them.', place: 4 }),
    banner('freeze', { categoryId: 'men-coats-chore', text: 'The week the pond freezes.' }, week),
    banner('words', { query: 'chore coats', text: 'By weight.' }),
  ]);
  const client = commerce.clientWith();
  const bannersAt = async (query: Record<string, string>) =>
    (await client.searchProducts({ query })).banners?.map(({ id, place }) => `${id} ${place}`);
  expect(await bannersAt({ cgid: 'men-coats-chore' })).toEqual(['chore 4']);
  expect(await bannersAt({ q: 'Chore  Coats' })).toEqual(['words head']);
  expect(await bannersAt({ q: 'coat' })).toBeUndefined();
  expect(await bannersAt({})).toBeUndefined();
  commerce.clock.set(later(3));
  expect(await bannersAt({ cgid: 'men-coats-chore' })).toEqual(['freeze head', 'chore 4']);
});
