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
const shown = async () => (await (await commerce.request('/api/site/preferences')).json()) as Record<string, unknown>;
const change = (key: string, text: string) => changePreference(commerce.deps.database.db, key, text, commerce.clock.now());
afterEach(async () => {
  await database.pool.query('TRUNCATE site_preference, invalidation');
  logged.length = 0;
});

describe('site preferences', () => {
  it('PREFS-001 PREFS-004 are answered with every key, and with nothing that is the shop’s own business', async () => {
    const answer = await shown();
    expect(Object.keys(answer).sort()).toEqual(Object.keys(sitePreferences.shape).sort());
    for (const key of hiddenPreferences) expect(answer).not.toHaveProperty(key);
    expect(answer).toMatchObject({ success: true, giftCardTypes: [], chatHours: {}, algoliaProductIndex: '', emailLightboxEnabled: true });
  });

  it('PREFS-001 change by name and text, each told to every cache', async () => {
    const hours = '{"monday": {"start": 7, "end": 20}}';
    expect(await change('chatHours', hours)).toEqual({ ok: true, value: JSON.parse(hours) });
    expect(await change('maoEnabled', 'true')).toEqual({ ok: true, value: true });
    expect(await change('oneTrustID', '12345')).toEqual({ ok: true, value: '12345' });
    expect(await change('chatMail', 'help@shop.example')).toEqual({ ok: true, value: 'help@shop.example' });
    expect(await shown()).toMatchObject({ chatHours: JSON.parse(hours), maoEnabled: true, oneTrustID: '12345' });
    expect((await database.pool.query(`SELECT 1 FROM invalidation WHERE surrogate_key = 'preferences'`)).rowCount).toBe(4);
  });

  it('refuse what they do not know, with words that say what is wrong', async () => {
    expect(await change('noSuch', '1')).toMatchObject({ ok: false, error: 'UnknownPreference' });
    expect(await change('loadedBrand', 'null')).toMatchObject({ ok: false, error: 'UnknownPreference' });
    expect(await change('maoEnabled', 'perhaps')).toMatchObject({
      ok: false,
      message: expect.stringContaining('maoEnabled cannot be that'),
    });
    expect(await change('chatHours', '{"monday": {"start": 7}}')).toMatchObject({ message: expect.stringContaining('at monday.end') });
    expect((await database.pool.query('SELECT 1 FROM site_preference')).rowCount).toBe(0);
  });

  it('are listed with their values and what they are for', async () => {
    await change('addedToCartReset', '2500');
    const listed = await listPreferences(commerce.deps.database.db);
    expect(listed).toContainEqual({ key: 'addedToCartReset', value: 2_500, description: expect.stringContaining('Milliseconds') });
    expect(listed.map(({ key }) => key)).not.toContain('loadedBrand');
  });

  it('CHAT-002 fall back to no chat where nonsense is kept, and the log says so once', async () => {
    await database.pool.query(`INSERT INTO site_preference (key, value, updated_at) VALUES ('chatHours', '{"monday": "always"}', now())`);
    for (let turn = 0; turn < 3; turn++) expect(await shown()).toMatchObject({ success: true, chatHours: {} });
    expect(logged.filter((line) => line.includes('chatHours'))).toHaveLength(1);
  });
});
