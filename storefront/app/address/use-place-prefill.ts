import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isCompletePostalCode, regionForPostalCode } from '../basket/index.ts';
import type { ValidatedForm } from '../forms/index.ts';
import type { PostalCode } from './load-cities.ts';

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

const isCityOf = (cities: readonly string[], city: string) => cities.some((each) => each.toLowerCase() === city.trim().toLowerCase());
const regionOf = ({ postalCode, countryCode }: PostalCode) => regionForPostalCode(postalCode, countryCode);

/**
 * Fills in the state and the city of a complete postal code when the shopper changes it. Replaces what it has filled in itself, and what
 * belongs to the postal code before the change, but nothing else. A form that opens with a postal code and no city gets the city. Returns
 * the place of the last code whose cities are known, and the id of the list of these cities if there are several: a field with a list is a
 * combobox for a screen reader.
 */
export function usePlacePrefill<Values extends PlaceValues>(validated: Pick<ValidatedForm<Values>, 'form' | 'setField' | 'idOf'>) {
  const { form, setField, idOf } = validated as unknown as ValidatedForm<PlaceValues>;
  const prefilled = useRef({ stateCode: '', city: '' });
  const [place, setPlace] = useState<PostalPlace>();
  const listId = useId();
  const [countryCode, postalCode] = form.watch(['countryCode', 'postalCode']);
  const lastCode = useRef<PostalCode>({ countryCode, postalCode });
  /** The code to which the values in the form belong, while the place of another one is looked up. */
  const replacedCode = useRef<PostalCode>(undefined);
  useEffect(() => {
    if (isCompletePostalCode(postalCode, countryCode)) lastCode.current = { countryCode, postalCode };
  }, [countryCode, postalCode]);

  /** Fills in a value unless the shopper has entered another. `former` are the values of the code before the change, which it replaces. */
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
    replacedCode.current ??= lastCode.current;
    const former = replacedCode.current;
    const region = regionOf(code);
    const filledRegion = region && fill('stateCode', region, [regionOf(former)]);
    const { loadCities } = await import('./load-cities.ts');
    const [cities, formerCities] = await Promise.all([code, former].map(loadCities));
    const isOutdated = form.getValues('postalCode') !== code.postalCode || form.getValues('countryCode') !== code.countryCode;
    if (isOutdated) return;
    if (!cities?.[0]) {
      // Its cities are not known, but the city of a code of another country is wrong.
      if (former.countryCode === code.countryCode) return;
      replacedCode.current = undefined;
      fill('city', '', formerCities);
      return setPlace(undefined);
    }
    replacedCode.current = undefined;
    const filledCity = isCityOf(cities, form.getValues('city')) ? {} : fill('city', cities[0], formerCities);
    setPlace({ ...code, cities, filled: { ...filledRegion, ...filledCity } });
  }

  const fillEmptyCity = useEffectEvent(() => {
    if (form.getValues('city') === '') void prefill();
  });
  useEffect(() => fillEmptyCity(), []);

  return { place, prefill: () => void prefill(), citiesId: place && place.cities.length > 1 ? listId : undefined };
}
