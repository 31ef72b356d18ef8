/** Approximate centers of postal regions, in degrees. Carriers count zones by distance, so that a few dozen miles rarely matter. */
type Center = readonly [latitude: number, longitude: number];

/** Centers by the first two digits of a ZIP code. */
const usCenters: Record<string, Center> = {
  '01': [42.3, -72.3],
  '02': [42.2, -71.2],
  '03': [43.3, -71.6],
  '04': [44.6, -69.6],
  '05': [44.1, -72.7],
  '06': [41.5, -72.8],
  '07': [40.8, -74.3],
  '08': [39.9, -74.7],
  '10': [40.9, -73.9],
  '11': [40.7, -73.6],
  '12': [42.3, -73.9],
  '13': [43.1, -75.6],
  '14': [42.8, -78.0],
  '15': [40.3, -79.8],
  '16': [41.5, -79.5],
  '17': [40.2, -76.8],
  '18': [41.1, -75.6],
  '19': [39.9, -75.5],
  '20': [38.9, -77.0],
  '21': [39.2, -76.7],
  '22': [38.6, -77.8],
  '23': [37.2, -76.9],
  '24': [37.3, -80.2],
  '25': [38.2, -81.7],
  '26': [39.4, -80.1],
  '27': [35.9, -78.7],
  '28': [35.2, -80.0],
  '29': [33.9, -80.7],
  '30': [33.9, -84.1],
  '31': [32.0, -82.9],
  '32': [29.9, -82.6],
  '33': [26.9, -81.0],
  '34': [27.3, -82.0],
  '35': [33.4, -87.0],
  '36': [31.9, -86.7],
  '37': [35.8, -85.6],
  '38': [34.7, -89.6],
  '39': [32.0, -89.5],
  '40': [38.0, -85.3],
  '41': [38.0, -83.6],
  '42': [37.0, -87.0],
  '43': [40.2, -82.8],
  '44': [41.1, -81.4],
  '45': [39.5, -83.8],
  '46': [40.6, -86.2],
  '47': [38.9, -86.5],
  '48': [42.9, -83.4],
  '49': [43.6, -85.5],
  '50': [41.9, -93.6],
  '51': [42.4, -95.8],
  '52': [41.8, -91.5],
  '53': [43.1, -88.6],
  '54': [44.7, -89.9],
  '55': [45.2, -93.1],
  '56': [45.9, -95.2],
  '57': [44.2, -99.3],
  '58': [47.4, -99.6],
  '59': [46.9, -109.3],
  '60': [41.9, -88.0],
  '61': [41.0, -89.6],
  '62': [39.2, -89.4],
  '63': [38.6, -91.0],
  '64': [39.3, -94.3],
  '65': [37.9, -92.6],
  '66': [38.9, -95.9],
  '67': [38.0, -98.6],
  '68': [41.1, -97.3],
  '69': [41.3, -101.3],
  '70': [30.2, -90.8],
  '71': [32.6, -93.1],
  '72': [35.2, -92.4],
  '73': [35.3, -98.0],
  '74': [35.7, -95.6],
  '75': [32.6, -96.0],
  '76': [32.2, -97.9],
  '77': [29.8, -95.5],
  '78': [28.7, -98.3],
  '79': [32.7, -102.0],
  '80': [39.8, -104.7],
  '81': [38.3, -106.6],
  '82': [42.8, -106.6],
  '83': [43.9, -114.5],
  '84': [40.4, -111.8],
  '85': [33.2, -111.8],
  '86': [35.2, -112.6],
  '87': [35.2, -106.7],
  '88': [33.0, -106.0],
  '89': [38.2, -116.4],
  '90': [34.0, -118.3],
  '91': [34.1, -118.0],
  '92': [33.6, -117.3],
  '93': [36.0, -119.5],
  '94': [37.7, -122.2],
  '95': [38.3, -121.2],
  '96': [40.6, -121.6],
  '97': [44.2, -122.1],
  '98': [47.6, -122.1],
  '99': [47.0, -118.1],
};

/** Centers by the first letter of a Canadian postal code. */
const canadianCenters: Record<string, Center> = {
  A: [48.5, -55.5],
  B: [45.1, -63.2],
  C: [46.3, -63.2],
  E: [46.4, -66.3],
  G: [47.6, -70.6],
  H: [45.5, -73.6],
  J: [45.8, -74.0],
  K: [44.9, -76.2],
  L: [43.7, -79.5],
  M: [43.7, -79.4],
  N: [43.2, -81.1],
  P: [47.4, -83.5],
  R: [50.2, -98.0],
  S: [51.6, -106.0],
  T: [52.3, -113.7],
  V: [49.6, -122.0],
};

/**
 * Matches postal codes that are reached by air only: Alaska, Hawaii, Puerto Rico, the Virgin Islands, Guam, and the Canadian territories.
 */
const remote = /^(99[5-9]|96[789]|00[6-9]|[XY])/;

/** Matches ZIP codes of military mail, which has its own routes. */
const military = /^(09|340|96[2-6])/;

export type PostalRegion = { isRemote: true } | { isRemote: false; center: Center };

export function postalRegionOf(postalCode: string): PostalRegion | undefined {
  const code = postalCode.trim().toUpperCase();
  if (!/^(\d{5}|[A-Z]\d[A-Z])/.test(code) || military.test(code)) return undefined;
  if (remote.test(code)) return { isRemote: true };
  const center = usCenters[code.slice(0, 2)] ?? canadianCenters[code.slice(0, 1)];
  return center && { isRemote: false, center };
}

const earthRadiusMiles = 3_959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function milesBetween([fromLatitude, fromLongitude]: Center, [toLatitude, toLongitude]: Center): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(toLatitude - fromLatitude) + Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * half(toLongitude - fromLongitude);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}
