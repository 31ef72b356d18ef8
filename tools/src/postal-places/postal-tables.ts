import type { Coordinates } from '../../../commerce/src/geography/distance.ts';
import { placeKey } from '../../../commerce/src/geography/place-key.ts';
import type { PostalTableName } from '../../../commerce/src/geography/postal-tables.ts';
import { formatTextTable } from '../../../commerce/src/geography/text-table.ts';
import { type PostalArea, readPostalAreas } from './postal-areas.ts';

type PlacedArea = PostalArea & { place: Coordinates };

const hasPlace = (area: PostalArea): area is PlacedArea => area.place !== undefined;

/** Returns the median. A single wrong position among many hardly changes it. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function centerOf(areas: readonly PlacedArea[]): [latitude: string, longitude: string] {
  return [median(areas.map(({ place }) => place.latitude)).toFixed(4), median(areas.map(({ place }) => place.longitude)).toFixed(4)];
}

function cityRows(areas: readonly PlacedArea[]) {
  const parts = Map.groupBy(areas, (area) => `${placeKey(area.city)}\t${area.stateCode}`);
  // The number of postal codes stands for the size of a city.
  const bySize = [...parts].toSorted(([, one], [, other]) => other.length - one.length);
  return bySize.map(([name, areasOfCity]) => {
    const [key = '', stateCode = ''] = name.split('\t');
    return [key, areasOfCity[0]?.city ?? '', stateCode, areasOfCity[0]?.countryCode ?? '', ...centerOf(areasOfCity)] as const;
  });
}

export function buildPostalTables(): Record<PostalTableName, string> {
  const areas = readPostalAreas();
  const placed = areas.filter(hasPlace);
  const states = [...Map.groupBy(placed, ({ stateCode }) => stateCode)];
  return {
    codes: formatTextTable(
      areas.map((area) => [area.code, area.city, area.stateCode, area.countryCode, ...(hasPlace(area) ? centerOf([area]) : [])]),
    ),
    cities: formatTextTable(cityRows(placed)),
    states: formatTextTable(
      states.map(([stateCode, areasOfState]) => {
        return [stateCode, '', stateCode, areasOfState[0]?.countryCode ?? '', ...centerOf(areasOfState)];
      }),
    ),
  };
}
