import { describe, expect, it } from 'vitest';
import { newShipment, shipmentIdsOf, withoutFilledRows } from './shipment-ids.ts';

const linesIn = (...ids: string[]) => ids.map((shipmentId) => ({ shipmentId }));
const rows = (...ids: string[]) => ids.map((id) => newShipment({ customerGroupId: 'g', id: 'b' }, id));

describe('the shipments of a basket', () => {
  it('FULFIL-003 are the home’s, in-store pickup’s and ship-to-store’s, as far as they have lines', () => {
    expect(shipmentIdsOf(linesIn('ship-to-store', 'me', 'BOPISCart'), [])).toEqual(['me', 'BOPISCart', 'ship-to-store']);
    expect(shipmentIdsOf(linesIn('BOPISCart', 'BOPISCart'), rows('me'))).toEqual(['BOPISCart']);
    expect(shipmentIdsOf([], rows('me'))).toEqual(['me']);
  });

  it('API-021 include a pickup shipment that was created and has no lines yet', () => {
    expect(shipmentIdsOf([], rows('BOPISCart'))).toEqual(['me', 'BOPISCart']);
    expect(shipmentIdsOf(linesIn('BOPISCart'), rows('ship-to-store'))).toEqual(['BOPISCart', 'ship-to-store']);
  });

  it('have no row once they have lines, so that they end with the last one', () => {
    const [home, pickup] = rows('me', 'BOPISCart');
    expect(withoutFilledRows([home!, pickup!], linesIn('BOPISCart', 'me'))).toEqual([home]);
    const unchanged = [home!, pickup!];
    expect(withoutFilledRows(unchanged, linesIn('me'))).toBe(unchanged);
  });
});
