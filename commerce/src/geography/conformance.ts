import { describe, expect, it } from 'vitest';
import { greatCircleDistance } from './distance.ts';
import { type Geocoder, maxPlaces } from './geocoder.ts';

const ely = { latitude: 47.9032, longitude: -91.8671 };
const thunderBay = { latitude: 48.4, longitude: -89.25 };

export function geocoderConformance(name: string, geocoder: () => Geocoder): void {
  const geocode = (address: string) => geocoder().geocode(address);

  describe(`${name} as a geocoder`, () => {
    it('API-049 finds a ZIP code, a Canadian postal code, and a city with its state', async () => {
      for (const [address, where] of [
        ['55731', ely],
        ['Ely, MN', ely],
        ['P7B 1S1', thunderBay],
      ] as const) {
        const [place] = await geocode(address);
        expect(greatCircleDistance(place!, where, 'mi'), address).toBeLessThan(20);
      }
    });

    it('returns places in the United States and Canada, each with a label that finds it again', async () => {
      for (const address of ['Ely, MN', 'P7B 1S1']) {
        const [place] = await geocode(address);
        expect(['US', 'CA']).toContain(place?.countryCode);
        expect(place?.stateCode).toMatch(/^[A-Z]{2}$/);
        const [again] = await geocode(place!.label);
        expect(greatCircleDistance(place!, again!, 'mi')).toBeLessThan(1);
      }
    });

    it('returns every place that a name may mean, up to a limit', async () => {
      const places = await geocode('Ely');
      expect(new Set(places.map(({ stateCode }) => stateCode)).size).toBeGreaterThanOrEqual(3);
      expect(places.length).toBeLessThanOrEqual(maxPlaces);
    });

    it('ERROR-050 returns nothing for an unknown place', async () => {
      for (const address of ['xqzzyplugh', '00000']) expect(await geocode(address)).toEqual([]);
    });
  });
}
