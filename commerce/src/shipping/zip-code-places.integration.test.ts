import { describe, expect, it } from 'vitest';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const commerce = useTestCommerce(useTestDatabase());
const placesOf = (postalCode: string, countryCode: 'US' | 'AE' | 'AP' = 'US') =>
  commerce.clientWith().getPostalCode({ params: { countryCode, postalCode } });

describe('the places of a ZIP code', () => {
  it('are its state and its city', async () => {
    expect(await placesOf('55731')).toEqual({ stateCode: 'MN', cities: ['Ely'] });
    expect(await placesOf('78501')).toEqual({ stateCode: 'TX', cities: ['McAllen'] });
    // The neighbors of its first three digits are in Connecticut.
    expect(await placesOf('06390')).toEqual({ stateCode: 'NY', cities: ['Fishers Island'] });
  });

  it('CHECKOUT-015 are in the country: military mail and territories are not in the United States', async () => {
    expect(await placesOf('09012', 'AE')).toEqual({ cities: ['APO'] });
    expect(await placesOf('09012')).toEqual({ cities: [] });
    expect(await placesOf('55731', 'AE')).toEqual({ cities: [] });
    // San Juan, Puerto Rico
    expect(await placesOf('00901')).toEqual({ cities: [] });
    expect(await placesOf('99999')).toEqual({ cities: [] });
  });

  it('are requested with five digits', async () => {
    await expect(placesOf('5573')).rejects.toMatchObject({ status: 400 });
    await expect(placesOf('55731-1234')).rejects.toMatchObject({ status: 400 });
  });
});
