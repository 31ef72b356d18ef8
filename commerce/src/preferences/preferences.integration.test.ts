import { sitePreferences } from '@outfitter/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../platform/log.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { changePreference, listPreferences } from './change-preference.ts';
import { hiddenPreferences } from './preferences.ts';

const logged: string[] = [];
const database = useTestDatabase();
const commerce = useTestCommerce(database, { log: createLogger({ destination: { write: (line) => void logged.push(line) } }) });
const readPreferences = async () => (await (await commerce.request('/api/site/preferences')).json()) as Record<string, unknown>;
const change = (key: string, text: string) => changePreference(commerce.deps.database.db, key, text, commerce.clock.now());
afterEach(async () => {
  await database.pool.query('TRUNCATE site_preference, invalidation');
  logged.length = 0;
});

describe('site preferences', () => {
  it('PREFS-001 PREFS-004 are returned with every public key and without hidden ones', async () => {
    const preferences = await readPreferences();
    expect(Object.keys(preferences).sort()).toEqual(Object.keys(sitePreferences.shape).sort());
    for (const key of hiddenPreferences) expect(preferences).not.toHaveProperty(key);
    expect(preferences).toMatchObject({
      success: true,
      giftCardTypes: [],
      chatHours: {},
      algoliaProductIndex: '',
      emailLightboxEnabled: true,
    });
  });

  it('PREFS-001 change by name and text and invalidate caches', async () => {
    const hours = '{"monday": {"start": 7, "end": 20}}';
    expect(await change('chatHours', hours)).toEqual({ ok: true, value: JSON.parse(hours) });
    expect(await change('maoEnabled', 'true')).toEqual({ ok: true, value: true });
    expect(await change('oneTrustID', '12345')).toEqual({ ok: true, value: '12345' });
    expect(await change('chatMail', 'help@shop.example')).toEqual({ ok: true, value: 'help@shop.example' });
    expect(await readPreferences()).toMatchObject({ chatHours: JSON.parse(hours), maoEnabled: true, oneTrustID: '12345' });
    expect((await database.pool.query(`SELECT 1 FROM invalidation WHERE surrogate_key = 'preferences'`)).rowCount).toBe(4);
  });

  it('reject unknown names and invalid values with a message', async () => {
    expect(await change('noSuch', '1')).toMatchObject({ ok: false, error: 'UnknownPreference' });
    expect(await change('loadedBrand', 'null')).toMatchObject({ ok: false, error: 'UnknownPreference' });
    expect(await change('maoEnabled', 'perhaps')).toMatchObject({
      ok: false,
      message: expect.stringContaining('invalid value for maoEnabled'),
    });
    expect(await change('chatHours', '{"monday": {"start": 7}}')).toMatchObject({ message: expect.stringContaining('at monday.end') });
    expect((await database.pool.query('SELECT 1 FROM site_preference')).rowCount).toBe(0);
  });

  it('are listed with values and descriptions', async () => {
    await change('addedToCartReset', '2500');
    const listed = await listPreferences(commerce.deps.database.db);
    expect(listed).toContainEqual({ key: 'addedToCartReset', value: 2_500, description: expect.stringContaining('Milliseconds') });
    expect(listed.map(({ key }) => key)).not.toContain('loadedBrand');
  });

  it('CHAT-002 fall back to no chat hours for an invalid stored value, which is logged once', async () => {
    await database.pool.query(`INSERT INTO site_preference (key, value, updated_at) VALUES ('chatHours', '{"monday": "always"}', now())`);
    for (let attempt = 0; attempt < 3; attempt++) expect(await readPreferences()).toMatchObject({ success: true, chatHours: {} });
    expect(logged.filter((line) => line.includes('chatHours'))).toHaveLength(1);
  });
});
