import { provinceCodes, stateCodes } from '../shared/postal-address/regions.ts';
import { placeKey } from './place-key.ts';

export interface State {
  stateCode: string;
  countryCode: 'US' | 'CA';
}

const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California, Californie',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida, Floride',
  GA: 'Georgia, Géorgie',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana, Louisiane',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico, Nouveau-Mexique',
  NY: 'New York',
  NC: 'North Carolina, Caroline du Nord',
  ND: 'North Dakota, Dakota du Nord',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania, Pennsylvanie',
  RI: 'Rhode Island',
  SC: 'South Carolina, Caroline du Sud',
  SD: 'South Dakota, Dakota du Sud',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia, Virginie',
  WA: 'Washington',
  WV: 'West Virginia, Virginie-Occidentale',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AB: 'Alberta',
  BC: 'British Columbia, Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'New Brunswick, Nouveau-Brunswick',
  NL: 'Newfoundland and Labrador, Newfoundland, Terre-Neuve-et-Labrador, Terre-Neuve',
  NS: 'Nova Scotia, Nouvelle-Écosse',
  NT: 'Northwest Territories, Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island, Île-du-Prince-Édouard',
  QC: 'Quebec, Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

function statesByKey(): Map<string, State> {
  const states: State[] = [
    ...stateCodes.map((stateCode) => ({ stateCode, countryCode: 'US' as const })),
    ...provinceCodes.map((stateCode) => ({ stateCode, countryCode: 'CA' as const })),
  ];
  return new Map(
    states.flatMap((state) => [state.stateCode, ...(names[state.stateCode] ?? '').split(', ')].map((name) => [placeKey(name), state])),
  );
}

const byKey = statesByKey();
export const longestStateName = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));

/** Finds a state or province by its code or name, written as `placeKey` returns it. */
export function findState(key: string): State | undefined {
  return byKey.get(key);
}
