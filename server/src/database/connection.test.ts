import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { connectionOptions } from './connection.ts';

const url = 'postgres://shop@pooler:6432/outfitter';
const connectionFor = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.errors.join());
  return connectionOptions(result.settings);
};

describe('the connection to the database', () => {
  it('uses prepared statements and no pooler by default', () => {
    expect(connectionFor({ DATABASE_URL: url, DATABASE_POOL: '4' })).toEqual({
      url,
      maxConnections: 4,
      readOnlyTimeoutMs: 2_000,
      usesPreparedStatements: true,
      isBehindPooler: false,
    });
  });
  it('uses a pooler if a direct URL differs', () => {
    const direct = 'postgres://shop@database:5432/outfitter';
    expect(connectionFor({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: 'off' })).toMatchObject({
      usesPreparedStatements: false,
      isBehindPooler: true,
    });
    expect(connectionFor({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toMatchObject({ isBehindPooler: false });
  });
  it('fails without a URL', () => {
    expect(() => connectionFor({})).toThrow('the URL of the database is not set');
  });
});
