import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { geocoderOf } from './configured-geocoder.ts';
import { geocoderConformance } from './conformance.ts';
import { createHostedGeocoder } from './hosted-geocoder.ts';
import { postalGeocoder } from './postal-geocoder.ts';

async function nominatim(url: URL): Promise<Response> {
  const places = await postalGeocoder.geocode(url.searchParams.get('q') ?? '');
  return Response.json(
    places.map(({ label, latitude, longitude, city, stateCode, countryCode, postalCode }) => ({
      lat: String(latitude),
      lon: String(longitude),
      display_name: label,
      address: { city, postcode: postalCode, country_code: countryCode.toLowerCase(), 'ISO3166-2-lvl4': `${countryCode}-${stateCode}` },
    })),
  );
}
const hosted = (fetch: (url: URL) => Promise<Response>) => createHostedGeocoder({ url: 'https://geocoder.example/v1/', key: 'k', fetch });

geocoderConformance('the built-in tables', () => postalGeocoder);
geocoderConformance('a hosted service', () => hosted(nominatim));

const labels = async (address: string) => (await postalGeocoder.geocode(address)).map(({ label }) => label);

describe('the built-in geocoder', () => {
  it.each([
    ['55731', '55731'],
    ['55731-1234', '55731'],
    ['105 E Sheridan St, Ely, MN 55731', '55731'],
    ['105 E Sheridan St, Ely, MN 55731, USA', '55731'],
    ['P7B 1S1', 'P7B 1S1'],
    ['p7b1s1', 'P7B 1S1'],
    ['P7B', 'P7B'],
    ['Duluth MN', 'Duluth, MN'],
    ['duluth, minnesota', 'Duluth, MN'],
    ['105 E Sheridan St Ely MN', 'Ely, MN'],
    ['St. Paul, MN', 'Saint Paul, MN'],
    ['Thunder Bay, Ontario', 'Thunder Bay, ON'],
    ['Montréal, Québec', 'Montreal, QC'],
    ['Fargo, Dakota du Nord', 'Fargo, ND'],
    ['MN', 'MN'],
    ['Saskatchewan', 'SK'],
    ['99999 Sheridan St, Ely, MN', 'Ely, MN'],
  ])('%s is %s', async (address, label) => {
    expect(await labels(address)).toEqual([label]);
  });

  it('offers each city of a name, and a state beside cities that are named like it', async () => {
    expect(await labels('Ely')).toEqual(expect.arrayContaining(['Ely, MN', 'Ely, NV', 'Ely, IA']));
    expect(await labels('Duluth')).toEqual(expect.arrayContaining(['Duluth, GA', 'Duluth, MN']));
    const washington = await labels('Washington');
    expect(washington[0]).toBe('WA');
    expect(washington).toContain('Washington, DC');
  });

  it('puts the place near a store first, whatever its size, but a state before the cities of its name', async () => {
    const near = async (address: string, store: { latitude: number; longitude: number }) =>
      (await postalGeocoder.geocode(address, [store])).map(({ label }) => label);
    const [minnesota, georgia] = [
      { latitude: 47.9, longitude: -91.87 },
      { latitude: 33.75, longitude: -84.39 },
    ];
    expect((await near('Ely', minnesota))[0]).toBe('Ely, MN');
    expect((await near('Duluth', minnesota))[0]).toBe('Duluth, MN');
    expect((await near('Duluth', georgia))[0]).toBe('Duluth, GA');
    expect((await near('Washington', georgia)).slice(0, 2)).toEqual(['WA', 'Washington, GA']);
    expect((await near('Springfield', georgia))[0]).toBe('Springfield, SC');
  });

  it('offers the largest cities of a name that many places have, however far from a store', async () => {
    const stores = [{ latitude: 47.9, longitude: -91.87 }];
    const near = async (address: string) => (await postalGeocoder.geocode(address, stores)).map(({ label }) => label);
    expect(await near('Houston')).toEqual(expect.arrayContaining(['Houston, MN', 'Houston, TX']));
    expect(await near('Atlanta')).toContain('Atlanta, GA');
    expect(await near('Springfield')).toEqual(
      expect.arrayContaining(['Springfield, MN', 'Springfield, MO', 'Springfield, IL', 'Springfield, MA']),
    );
    expect(await near('Springfield')).toHaveLength(8);
    expect((await near('Springfield'))[0]).toBe('Springfield, MN');
  });

  it.each([
    ['New York, NY', 40.7, -74],
    ['Chicago, IL', 41.85, -87.65],
    ['Los Angeles, CA', 34.05, -118.25],
    ['Houston, TX', 29.75, -95.4],
  ])('places %s in its city, whatever position one of its postal codes has', async (address, latitude, longitude) => {
    const [place] = await postalGeocoder.geocode(address);
    expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.2);
    expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.2);
  });

  it('keeps the street of an address whose city several places have', async () => {
    const offered = await labels('105 E Sheridan St, Ely');
    expect(offered).toContain('105 E Sheridan St, Ely, MN');
    const [chosen] = await postalGeocoder.geocode('105 E Sheridan St, Ely, MN');
    expect(chosen).toMatchObject({ city: 'Ely', stateCode: 'MN' });
    expect(await labels(`${'1'.repeat(120)} St, Ely`)).toContain('Ely, MN');
  });

  it.each(['', '   ', ',', '00000', 'X0X 0X0', 'Ely, ON', 'Main Street', '💣', 'a'.repeat(200), "'; DROP TABLE store --"])(
    'finds nothing for %j',
    async (address) => {
      expect(await labels(address)).toEqual([]);
    },
  );
});

describe('a hosted geocoder', () => {
  it('gets the address, the countries and the key', async () => {
    const urls: URL[] = [];
    await hosted(async (url) => {
      urls.push(url);
      return Response.json([]);
    }).geocode('14 Sheridan St, Ely');
    expect(urls[0]?.origin).toBe('https://geocoder.example');
    expect(urls[0]?.pathname).toBe('/v1/search');
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toMatchObject({ q: '14 Sheridan St, Ely', countrycodes: 'us,ca', key: 'k' });
  });

  it('finds nothing if the service responds with 404', async () => {
    expect(await hosted(async () => new Response(null, { status: 404 })).geocode('x')).toEqual([]);
  });

  it.each([
    ['an error', async () => new Response(null, { status: 500 })],
    ['another format', async () => Response.json({ places: [] })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['an endless response', async () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(500_000)) }))],
  ])('is replaced by the built-in one after %s', async (_, fetch) => {
    await expect(hosted(fetch).geocode('55731')).rejects.toThrow();
    const geocoder = geocoderOf({ geocoder: hosted(fetch), clock: systemClock, log: pino({ level: 'silent' }) });
    expect(await geocoder.geocode('55731')).toMatchObject([{ label: '55731' }]);
  });
});
