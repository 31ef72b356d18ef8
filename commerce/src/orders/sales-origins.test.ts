import { salesOriginsByTab } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { parseSalesOrigins, salesOrigins } from './sales-origins.ts';

describe('the sales origins of a list of orders', () => {
  it('ORDER-011 are those of a tab, in any order and spacing', () => {
    expect(parseSalesOrigins('POS,POS DIRECT')).toEqual([...salesOriginsByTab.store]);
    expect(parseSalesOrigins(' Wholesale , Fax')).toEqual(['Fax', 'Wholesale']);
    expect(parseSalesOrigins(salesOrigins.join(','))).toEqual(salesOrigins);
  });

  it('ORDER-010 are not limited without a list, and none for a list of unknown ones', () => {
    expect(parseSalesOrigins(undefined)).toBeUndefined();
    expect(parseSalesOrigins(' ')).toBeUndefined();
    expect(parseSalesOrigins('Telegraph')).toEqual([]);
  });
});
