import { openApiDocument } from '@outfitter/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createCommerce } from '../app.ts';
import { openDatabase } from '../platform/database/database.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const commerce = useTestCommerce(useTestDatabase());

describe('a process', () => {
  it('is alive and ready', async () => {
    expect(await (await commerce.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await commerce.request('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is ready with a warning if something should be repaired', async () => {
    const { app } = createCommerce({ ...commerce.deps, listWarnings: () => ['The database is not archived: its disk is full.'] });
    const response = await app.request('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', warnings: ['The database is not archived: its disk is full.'] });
  });

  it('is alive but not ready while it drains or may have missed invalidations', async () => {
    for (const overrides of [{ isDraining: () => true }, { isCacheCurrent: () => false }]) {
      const { app } = createCommerce({ ...commerce.deps, ...overrides });
      const response = await app.request('/readyz');
      expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
      expect((await app.request('/healthz')).status).toBe(200);
    }
  });

  it('is not ready while the database is unavailable, and calls return 503', async () => {
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const { app } = createCommerce({ ...commerce.deps, database });
    expect((await app.request('/readyz')).status).toBe(503);
    const login = await app.request('/api/session/guest', { method: 'POST', headers: { origin: commerce.deps.settings.siteOrigin } });
    expect([login.status, login.headers.get('retry-after')]).toEqual([503, '2']);
    await database.close();
  });

  it('serves the contract as valid OpenAPI 3.1', async () => {
    const served = (await (await commerce.request('/openapi.json')).json()) as Record<string, unknown>;
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(commerce.deps.settings.siteOrigin))));
    expect(await new Validator().validate(served)).toMatchObject({ valid: true });
  });
});
