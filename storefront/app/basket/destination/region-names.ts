/** Names of countries, states and provinces in the language of the page. CLDR has few states and provinces. */
import { defineMessages, type IntlShape } from 'react-intl';
import { type CountryCode, countryCodes, regionCodesOf } from './regions.ts';

type NameFormats = Pick<IntlShape, 'locale' | 'formatMessage' | 'formatDisplayName'>;

interface NamedCode<Code extends string = string> {
  code: Code;
  name: string;
}

/** Regions of military mail. They are not countries of ISO 3166: there, AE is the United Arab Emirates. */
const military = defineMessages({
  AA: { id: 'basket.country.military-americas', defaultMessage: 'Military, Americas (AA)' },
  AE: { id: 'basket.country.military-europe', defaultMessage: 'Military, Europe (AE)' },
  AP: { id: 'basket.country.military-pacific', defaultMessage: 'Military, Pacific (AP)' },
});

export function listCountries(intl: NameFormats): NamedCode<CountryCode>[] {
  return countryCodes.map((code) => ({
    code,
    name: code === 'US' || code === 'CA' ? (intl.formatDisplayName(code, { type: 'region' }) ?? code) : intl.formatMessage(military[code]),
  }));
}

export function regionName(intl: NameFormats, countryCode: string, code: string): string {
  return countryCode === 'CA'
    ? intl.formatMessage(
        {
          id: 'basket.region.ca',
          defaultMessage:
            '{code, select, AB {Alberta} BC {British Columbia} MB {Manitoba} NB {New Brunswick} NL {Newfoundland and Labrador} ' +
            'NT {Northwest Territories} NS {Nova Scotia} NU {Nunavut} ON {Ontario} PE {Prince Edward Island} QC {Quebec} ' +
            'SK {Saskatchewan} YT {Yukon} other {{code}}}',
        },
        { code },
      )
    : intl.formatMessage(
        {
          id: 'basket.region.us',
          defaultMessage:
            '{code, select, AL {Alabama} AK {Alaska} AZ {Arizona} AR {Arkansas} CA {California} CO {Colorado} CT {Connecticut} ' +
            'DE {Delaware} DC {District of Columbia} FL {Florida} GA {Georgia} HI {Hawaii} ID {Idaho} IL {Illinois} IN {Indiana} ' +
            'IA {Iowa} KS {Kansas} KY {Kentucky} LA {Louisiana} ME {Maine} MD {Maryland} MA {Massachusetts} MI {Michigan} ' +
            'MN {Minnesota} MS {Mississippi} MO {Missouri} MT {Montana} NE {Nebraska} NV {Nevada} NH {New Hampshire} ' +
            'NJ {New Jersey} NM {New Mexico} NY {New York} NC {North Carolina} ND {North Dakota} OH {Ohio} OK {Oklahoma} ' +
            'OR {Oregon} PA {Pennsylvania} RI {Rhode Island} SC {South Carolina} SD {South Dakota} TN {Tennessee} TX {Texas} ' +
            'UT {Utah} VT {Vermont} VA {Virginia} WA {Washington} WV {West Virginia} WI {Wisconsin} WY {Wyoming} other {{code}}}',
        },
        { code },
      );
}

export function listRegions(intl: NameFormats, countryCode: string): NamedCode[] {
  const { compare } = new Intl.Collator(intl.locale);
  return regionCodesOf(countryCode)
    .map((code) => ({ code, name: regionName(intl, countryCode, code) }))
    .sort((one, other) => compare(one.name, other.name));
}
