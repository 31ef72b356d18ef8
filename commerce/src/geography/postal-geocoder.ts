/** The built-in geocoder: postal codes, cities and states, offline. A street is found by the postal code or the city behind it. */
import type { Place } from '@outfitter/contract';
import { canadianPostalArea } from '@outfitter/contract/client';
import { normalizePostalCode } from '../shared/postal-address/postal-code.ts';
import { type Coordinates, greatCircleDistance } from './distance.ts';
import { type Geocoder, maxPlaces } from './geocoder.ts';
import { placeKey } from './place-key.ts';
import { type PostalPlaces, postalPlaces } from './postal-places.ts';
import { findState, longestStateName, type State } from './state-names.ts';

const country = /[\s,]+(usa|u\.s\.a\.|us|united states|états-unis|etats-unis|canada)\.?$/i;
const zipCode = /(?:^|[\s,])(\d{5})(?:-?\d{4})?$/;
const canadianCode = new RegExp(`(?:^|[\\s,])(${canadianPostalArea})(?:[ -]?(\\d[A-Z]\\d))?$`, 'i');

/** Maximum number of words in the name of a city. */
const longestCityName = 6;

interface Reading {
  place: Place | undefined;
  /** Text without the code. */
  rest: string;
}

function readCode(places: PostalPlaces, text: string): Reading | undefined {
  const [zip, digits] = zipCode.exec(text) ?? [];
  if (digits && zip) return { place: places.ofCode(digits), rest: text.slice(0, -zip.length) };
  const [code, area, local] = canadianCode.exec(text) ?? [];
  if (!area || !code) return undefined;
  const whole = local ? normalizePostalCode(`${area}${local}`, 'CA') : area.toUpperCase();
  return { place: whole ? places.ofCode(whole) : undefined, rest: text.slice(0, -code.length) };
}

/** Splits the words before a state or province from it; tries `North Dakota` before `Dakota`. */
function splitState(words: readonly string[]): { state: State; before: readonly string[] } | undefined {
  for (let length = Math.min(longestStateName, words.length); length > 0; length -= 1) {
    const state = findState(words.slice(-length).join(' '));
    if (state) return { state, before: words.slice(0, -length) };
  }
  return undefined;
}

/** Returns the city at the end of an address: the longest run of its last words that is one of the state's. */
function cityInState(places: PostalPlaces, words: readonly string[], { stateCode }: State): Place | undefined {
  for (let start = Math.max(0, words.length - longestCityName); start < words.length; start += 1) {
    const city = places.ofCity(words.slice(start).join(' ')).find((place) => place.stateCode === stateCode);
    if (city) return city;
  }
  return undefined;
}

/** Length up to which a street stays part of the label of a place. */
const maxStreetLength = 100;

/** Returns the cities of a name in every state; of an address without a state, those named after its last comma, with its street. */
function citiesNamed(places: PostalPlaces, text: string): Place[] {
  const cities = places.ofCity(placeKey(text));
  const comma = text.lastIndexOf(',');
  if (cities.length > 0 || comma === -1) return cities;
  const street = text.slice(0, comma).trim();
  const hasStreet = street !== '' && street.length <= maxStreetLength;
  return places
    .ofCity(placeKey(text.slice(comma + 1)))
    .map((place) => (hasStreet ? { ...place, label: `${street}, ${place.label}` } : place));
}

/** Sorts places by the distance to the nearest store; without stores, they keep their order. */
function nearestFirst(places: readonly Place[], stores: readonly Coordinates[]): Place[] {
  const distances = new Map(places.map((place) => [place, Math.min(...stores.map((store) => greatCircleDistance(place, store, 'mi')))]));
  const distanceOf = (place: Place) => distances.get(place) ?? 0;
  return stores.length === 0 ? [...places] : places.toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

/** Returns at most `count` of `places`, which are sorted by size: half of them the largest, the others those nearest to a store, nearest first. */
function likeliest(places: readonly Place[], stores: readonly Coordinates[], count: number): Place[] {
  const largest = places.slice(0, Math.ceil(count / 2));
  const nearest = nearestFirst(places, stores).filter((place) => !largest.includes(place));
  return nearestFirst([...largest, ...nearest.slice(0, count - largest.length)], stores);
}

function findPlaces(places: PostalPlaces, address: string, stores: readonly Coordinates[]): Place[] {
  const text = address.trim().replace(country, '');
  const code = readCode(places, text);
  if (code?.place) return [code.place];
  const rest = code?.rest ?? text;
  const words = placeKey(rest).split(' ').filter(Boolean);
  const split = splitState(words);
  if (split && split.before.length > 0) {
    const city = cityInState(places, split.before, split.state);
    if (city) return [city];
  }
  const state = split?.before.length === 0 ? places.ofState(split.state.stateCode) : undefined;
  // `MN` is a state only; `Washington` may be a state or a city.
  if (state && words.join(' ') === state.stateCode) return [state];
  return state
    ? [state, ...likeliest(citiesNamed(places, rest), stores, maxPlaces - 1)]
    : likeliest(citiesNamed(places, rest), stores, maxPlaces);
}

export const postalGeocoder: Geocoder = {
  async geocode(address, stores = []) {
    return findPlaces(await postalPlaces(), address, stores);
  },
};
