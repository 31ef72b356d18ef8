import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CountryCode, isCompletePostalCode, regionForPostalCode } from '../basket/index.ts';
import type { ValidatedForm } from '../forms/index.ts';

interface PlaceValues {
  countryCode: CountryCode;
  postalCode: string;
  stateCode: string;
  city: string;
}

export interface PrefilledPlace extends PlaceValues {
  cities: readonly string[];
}

/**
 * Fills in the state and the city of a complete postal code when the shopper changes it, and replaces only what it has filled in itself.
 * A form that opens with a postal code and no city gets the city. Returns the last place that was filled in, and the id of the list of its
 * cities if there are several: a field with a list is a combobox for a screen reader.
 */
export function usePlacePrefill<Values extends PlaceValues>(validated: Pick<ValidatedForm<Values>, 'form' | 'setField' | 'idOf'>) {
  const { form, setField, idOf } = validated as unknown as ValidatedForm<PlaceValues>;
  const prefilled = useRef({ stateCode: '', city: '' });
  const [place, setPlace] = useState<PrefilledPlace>();
  const listId = useId();

  function fill(field: 'stateCode' | 'city', value: string): void {
    const current = form.getValues(field);
    if (value === current || (current !== '' && current !== prefilled.current[field])) return;
    prefilled.current[field] = value;
    setField(field, value);
    const element = document.getElementById(idOf(field));
    // A focused field is selected, so that typed text replaces the filled-in value.
    if (element === document.activeElement && element instanceof HTMLInputElement) element.select();
  }

  async function prefill(): Promise<void> {
    const { countryCode, postalCode } = form.getValues();
    if (!isCompletePostalCode(postalCode, countryCode)) return;
    const region = regionForPostalCode(postalCode, countryCode);
    if (region) fill('stateCode', region);
    const { loadCities } = await import('./load-cities.ts');
    const cities = await loadCities(countryCode, postalCode);
    const isOutdated = form.getValues('postalCode') !== postalCode || form.getValues('countryCode') !== countryCode;
    if (cities[0] === undefined || isOutdated) return;
    fill('city', cities[0]);
    setPlace({ ...form.getValues(), cities });
  }

  const fillEmptyCity = useEffectEvent(() => {
    if (form.getValues('city') === '') void prefill();
  });
  useEffect(() => fillEmptyCity(), []);

  return { place, prefill: () => void prefill(), citiesId: place && place.cities.length > 1 ? listId : undefined };
}
