import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CountryCode, isCompletePostalCode, regionForPostalCode } from '../basket/index.ts';
import type { ValidatedForm } from '../forms/index.ts';

interface PostalCode {
  countryCode: CountryCode;
  postalCode: string;
}

interface PlaceValues extends PostalCode {
  stateCode: string;
  city: string;
}

type PlaceField = 'stateCode' | 'city';

export interface PostalPlace extends PostalCode {
  /** The cities of the postal code, the usual one first. */
  cities: readonly string[];
  /** What was filled in. */
  filled: { stateCode?: string; city?: string };
}

const regionOf = ({ postalCode, countryCode }: PostalCode) => regionForPostalCode(postalCode, countryCode);

/**
 * Fills in the state and the city of a complete postal code when the shopper changes it. Replaces what it has filled in itself, and what
 * belongs to the postal code before the change, but nothing else. A form that opens with a postal code and no city gets the city. Returns
 * the place of the last complete code, and the id of the list of its cities if there are several: a field with a list is a combobox for a
 * screen reader.
 */
export function usePlacePrefill<Values extends PlaceValues>(validated: Pick<ValidatedForm<Values>, 'form' | 'setField' | 'idOf'>) {
  const { form, setField, idOf } = validated as unknown as ValidatedForm<PlaceValues>;
  const prefilled = useRef({ stateCode: '', city: '' });
  const [place, setPlace] = useState<PostalPlace>();
  const listId = useId();
  const [countryCode, postalCode] = form.watch(['countryCode', 'postalCode']);
  const lastCode = useRef<PostalCode>({ countryCode, postalCode });
  useEffect(() => {
    if (isCompletePostalCode(postalCode, countryCode)) lastCode.current = { countryCode, postalCode };
  }, [countryCode, postalCode]);

  /** Fills in a value unless the shopper chose another one than the `former`, which belong to the code before the change. */
  function fill(field: PlaceField, value: string, former: readonly (string | undefined)[] = []): PostalPlace['filled'] {
    const current = form.getValues(field);
    if (value === current || !['', prefilled.current[field], ...former].includes(current)) return {};
    prefilled.current[field] = value;
    setField(field, value);
    const element = document.getElementById(idOf(field));
    // A focused field is selected, so that typed text replaces the filled-in value.
    if (element === document.activeElement && element instanceof HTMLInputElement) element.select();
    return { [field]: value };
  }

  async function prefill(): Promise<void> {
    const code = { countryCode: form.getValues('countryCode'), postalCode: form.getValues('postalCode') };
    if (!isCompletePostalCode(code.postalCode, code.countryCode)) return;
    // The effect has not seen the change yet.
    const former = lastCode.current;
    const region = regionOf(code);
    const filledRegion = region && fill('stateCode', region, [regionOf(former)]);
    const { loadCities } = await import('./load-cities.ts');
    const [cities, formerCities] = await Promise.all([code, former].map(loadCities));
    const isOutdated = form.getValues('postalCode') !== code.postalCode || form.getValues('countryCode') !== code.countryCode;
    if (!cities?.[0] || isOutdated) return;
    setPlace({ ...code, cities, filled: { ...filledRegion, ...fill('city', cities[0], formerCities) } });
  }

  const fillEmptyCity = useEffectEvent(() => {
    if (form.getValues('city') === '') void prefill();
  });
  useEffect(() => fillEmptyCity(), []);

  return { place, prefill: () => void prefill(), citiesId: place && place.cities.length > 1 ? listId : undefined };
}
