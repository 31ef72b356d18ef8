/** Place that the map names. The tables list rank, latitude, longitude and name. */
export interface LabeledPlace {
  /** Views that show the name: 1 of the whole country, 2 of some states, 3 of a region. */
  rank: 1 | 2 | 3;
  latitude: number;
  longitude: number;
  name: string;
}

const cities = `
1 47.61 -122.33 Seattle|1 45.52 -122.68 Portland|1 37.77 -122.42 San Francisco|1 34.05 -118.24 Los Angeles|1 36.17 -115.14 Las Vegas
1 33.45 -112.07 Phoenix|1 40.76 -111.89 Salt Lake City|1 39.74 -104.99 Denver|1 35.08 -106.65 Albuquerque|1 32.78 -96.8 Dallas
1 29.76 -95.37 Houston|1 29.95 -90.07 New Orleans|1 39.1 -94.58 Kansas City|1 44.98 -93.27 Minneapolis|1 41.88 -87.63 Chicago
1 38.63 -90.2 St. Louis|1 35.15 -90.05 Memphis|1 36.16 -86.78 Nashville|1 33.75 -84.39 Atlanta|1 25.76 -80.19 Miami
1 28.54 -81.38 Orlando|1 35.23 -80.84 Charlotte|1 38.9 -77.04 Washington|1 40.71 -74.01 New York|1 42.36 -71.06 Boston
1 40.44 -80 Pittsburgh|1 42.33 -83.05 Detroit|1 39.77 -86.16 Indianapolis|1 49.28 -123.12 Vancouver|1 51.05 -114.07 Calgary
1 49.9 -97.14 Winnipeg|1 43.65 -79.38 Toronto|1 45.5 -73.57 Montréal|1 44.65 -63.57 Halifax|1 61.22 -149.9 Anchorage
2 32.72 -117.16 San Diego|2 39.53 -119.81 Reno|2 43.62 -116.2 Boise|2 47.66 -117.43 Spokane|2 46.87 -113.99 Missoula
2 45.78 -108.5 Billings|2 45.68 -111.04 Bozeman|2 47.5 -111.3 Great Falls|2 44.08 -103.23 Rapid City|2 46.88 -96.79 Fargo
2 46.81 -100.78 Bismarck|2 43.55 -96.73 Sioux Falls|2 41.26 -95.93 Omaha|2 41.59 -93.62 Des Moines|2 43.07 -89.4 Madison
2 43.04 -87.91 Milwaukee|2 44.51 -88.01 Green Bay|2 46.79 -92.1 Duluth|2 48.43 -89.22 Thunder Bay|2 46.54 -87.4 Marquette
2 46.5 -84.35 Sault Ste. Marie|2 42.96 -85.67 Grand Rapids|2 44.76 -85.62 Traverse City|2 41.5 -81.69 Cleveland|2 42.89 -78.88 Buffalo
2 44.48 -73.21 Burlington|2 42.65 -73.75 Albany|2 43.66 -70.26 Portland|2 44.8 -68.77 Bangor|2 45.42 -75.7 Ottawa|2 46.81 -71.21 Québec
2 39.95 -75.17 Philadelphia|2 35.47 -97.52 Oklahoma City|2 29.42 -98.49 San Antonio|2 31.76 -106.49 El Paso|2 41.14 -104.82 Cheyenne
2 44.05 -123.09 Eugene|2 44.06 -121.32 Bend|2 42.33 -122.87 Medford|2 42.56 -114.47 Twin Falls|2 43.49 -112.03 Idaho Falls
2 53.54 -113.49 Edmonton|2 50.45 -104.62 Regina|2 52.13 -106.67 Saskatoon|2 49.89 -119.5 Kelowna|2 64.84 -147.72 Fairbanks
3 47.9 -91.87 Ely|3 47.52 -92.54 Virginia|3 47.43 -92.94 Hibbing|3 47.75 -90.33 Grand Marais|3 47.02 -91.67 Two Harbors|3 47.29 -91.26 Silver Bay
3 48.6 -93.41 International Falls|3 47.47 -94.88 Bemidji|3 46.36 -94.2 Brainerd|3 47.24 -93.53 Grand Rapids|3 46.59 -90.88 Ashland|3 46.01 -92.94 Hinckley
3 45.06 -92.81 Stillwater|3 45.56 -94.16 St. Cloud|3 44.81 -91.5 Eau Claire|3 44.02 -92.46 Rochester|3 47.12 -88.57 Houghton
3 45.37 -84.96 Petoskey|3 45.78 -84.73 Mackinaw City|3 44.66 -84.71 Grayling|3 44.26 -72.58 Montpelier|3 43.61 -72.97 Rutland
3 44.31 -69.78 Augusta|3 46.13 -67.84 Houlton|3 44.39 -68.2 Bar Harbor|3 45.66 -110.56 Livingston|3 44.66 -111.1 West Yellowstone|3 46 -112.53 Butte
3 46.59 -112.04 Helena|3 44.03 -116.96 Ontario|3 44.91 -116.1 McCall|3 44.27 -121.17 Redmond
3 45.6 -121.18 The Dalles|3 61.6 -149.11 Palmer|3 60.1 -149.44 Seward|3 51.18 -115.57 Banff|3 51.09 -115.36 Canmore|3 49.7 -112.83 Lethbridge
3 48.76 -91.62 Atikokan|3 49.02 -88.25 Nipigon|3 47.81 -92.27 Tower
`;

function parse(table: string): LabeledPlace[] {
  return table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [, rank, latitude, longitude, name = ''] = /^(\d) (\S+) (\S+) (.+)$/.exec(entry) ?? [];
      return { rank: Number(rank) as LabeledPlace['rank'], latitude: Number(latitude), longitude: Number(longitude), name };
    });
}

export const labeledCities: readonly LabeledPlace[] = parse(cities);

/** States and provinces by rank, which is 1 for wide ones. The name is the code of the state or province. */
export const labeledRegions: readonly LabeledPlace[] = parse(`
1 47.4 -120.3 US-WA|1 43.6 -120.3 US-OR|1 38 -120.5 US-CA|1 39.6 -116.8 US-NV|1 44.9 -114.6 US-ID|1 47 -109.5 US-MT|1 43 -107.5 US-WY|1 39.4 -111.7 US-UT
1 34.6 -111.8 US-AZ|1 34.2 -105.9 US-NM|1 38.9 -105.7 US-CO|1 47.5 -100.4 US-ND|1 44.6 -100.2 US-SD|1 41.6 -99.7 US-NE|1 38.5 -98.4 US-KS|1 35.3 -97.3 US-OK|1 31.3 -99.3 US-TX
1 46.2 -94.5 US-MN|1 42.2 -93.4 US-IA|1 38.4 -92.5 US-MO|1 34.8 -92.4 US-AR|1 31 -92.4 US-LA|1 44.7 -89.9 US-WI|1 40.2 -89.2 US-IL|1 43.5 -84.7 US-MI|1 39.9 -86.3 US-IN
1 40.3 -82.8 US-OH|1 37.5 -85.3 US-KY|1 35.8 -86.3 US-TN|1 32.7 -89.7 US-MS|1 32.8 -86.8 US-AL|1 32.7 -83.4 US-GA|1 28.2 -81.7 US-FL|1 33.9 -80.9 US-SC|1 35.5 -79.3 US-NC
1 37.6 -78.7 US-VA|2 38.7 -80.7 US-WV|1 40.9 -77.7 US-PA|1 43 -75.5 US-NY|2 39.1 -76.8 US-MD|2 40.2 -74.6 US-NJ|2 44.1 -72.8 US-VT|2 43.6 -71.5 US-NH|1 45.4 -69.2 US-ME
2 42.3 -72 US-MA|2 41.6 -72.7 US-CT|1 64 -152 US-AK|1 53.5 -124.5 CA-BC|1 54.5 -115 CA-AB|1 54 -106 CA-SK|1 54 -98 CA-MB|1 50 -87 CA-ON|1 49 -72.5 CA-QC|2 46.6 -66.4 CA-NB|2 45.2 -63 CA-NS
`);
