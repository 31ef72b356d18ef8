/** Main roads as the places that they connect: "City, ST". A road is drawn as straight lines between them. */
const interstates = `
I-5: Blaine, WA; Bellingham, WA; Mount Vernon, WA; Everett, WA; Seattle, WA; Tacoma, WA; Olympia, WA; Centralia, WA; Kelso, WA; Vancouver, WA; Portland, OR; Salem, OR; Eugene, OR; Roseburg, OR; Grants Pass, OR; Medford, OR; Yreka, CA; Redding, CA; Red Bluff, CA; Williams, CA; Sacramento, CA; Stockton, CA; Los Banos, CA; Coalinga, CA; Lebec, CA; Santa Clarita, CA; Los Angeles, CA; Irvine, CA; Oceanside, CA; San Diego, CA
I-8: San Diego, CA; Alpine, CA; El Centro, CA; Yuma, AZ; Gila Bend, AZ; Casa Grande, AZ
I-10: Santa Monica, CA; Los Angeles, CA; San Bernardino, CA; Palm Springs, CA; Blythe, CA; Phoenix, AZ; Casa Grande, AZ; Tucson, AZ; Benson, AZ; Lordsburg, NM; Deming, NM; Las Cruces, NM; El Paso, TX; Van Horn, TX; Fort Stockton, TX; Ozona, TX; Junction, TX; Kerrville, TX; San Antonio, TX; Columbus, TX; Houston, TX; Beaumont, TX; Lake Charles, LA; Lafayette, LA; Baton Rouge, LA; New Orleans, LA; Slidell, LA; Gulfport, MS; Mobile, AL; Pensacola, FL; Marianna, FL; Tallahassee, FL; Lake City, FL; Jacksonville, FL
I-15: San Diego, CA; Temecula, CA; San Bernardino, CA; Barstow, CA; Baker, CA; Las Vegas, NV; Mesquite, NV; Saint George, UT; Cedar City, UT; Beaver, UT; Nephi, UT; Provo, UT; Salt Lake City, UT; Ogden, UT; Tremonton, UT; Pocatello, ID; Idaho Falls, ID; Dubois, ID; Dillon, MT; Butte, MT; Helena, MT; Great Falls, MT; Conrad, MT; Shelby, MT; Sweet Grass, MT
I-20: Van Horn, TX; Pecos, TX; Odessa, TX; Midland, TX; Big Spring, TX; Abilene, TX; Weatherford, TX; Fort Worth, TX; Dallas, TX; Tyler, TX; Shreveport, LA; Monroe, LA; Vicksburg, MS; Jackson, MS; Meridian, MS; Tuscaloosa, AL; Birmingham, AL; Anniston, AL; Atlanta, GA; Madison, GA; Augusta, GA; Columbia, SC; Florence, SC
I-25: Las Cruces, NM; Truth Or Consequences, NM; Socorro, NM; Albuquerque, NM; Santa Fe, NM; Las Vegas, NM; Raton, NM; Trinidad, CO; Pueblo, CO; Colorado Springs, CO; Denver, CO; Fort Collins, CO; Cheyenne, WY; Wheatland, WY; Casper, WY; Kaycee, WY; Buffalo, WY
I-29: Kansas City, MO; Saint Joseph, MO; Council Bluffs, IA; Sioux City, IA; Sioux Falls, SD; Watertown, SD; Fargo, ND; Grand Forks, ND; Pembina, ND
I-30: Fort Worth, TX; Dallas, TX; Greenville, TX; Texarkana, TX; Hope, AR; Little Rock, AR
I-35: Laredo, TX; Cotulla, TX; San Antonio, TX; Austin, TX; Waco, TX; Fort Worth, TX; Denton, TX; Ardmore, OK; Oklahoma City, OK; Blackwell, OK; Wichita, KS; Emporia, KS; Kansas City, MO; Bethany, MO; Osceola, IA; Des Moines, IA; Ames, IA; Mason City, IA; Albert Lea, MN; Owatonna, MN; Minneapolis, MN; Forest Lake, MN; Pine City, MN; Hinckley, MN; Moose Lake, MN; Cloquet, MN; Duluth, MN
I-37: San Antonio, TX; Pleasanton, TX; Three Rivers, TX; Corpus Christi, TX
I-39: Bloomington, IL; La Salle, IL; Rockford, IL; Madison, WI; Portage, WI; Stevens Point, WI; Wausau, WI
I-40: Barstow, CA; Needles, CA; Kingman, AZ; Flagstaff, AZ; Winslow, AZ; Gallup, NM; Albuquerque, NM; Santa Rosa, NM; Tucumcari, NM; Amarillo, TX; Shamrock, TX; Clinton, OK; Oklahoma City, OK; Henryetta, OK; Fort Smith, AR; Russellville, AR; Little Rock, AR; Forrest City, AR; Memphis, TN; Jackson, TN; Nashville, TN; Cookeville, TN; Knoxville, TN; Newport, TN; Asheville, NC; Hickory, NC; Winston Salem, NC; Greensboro, NC; Durham, NC; Raleigh, NC; Wilmington, NC
I-43: Beloit, WI; Milwaukee, WI; Sheboygan, WI; Green Bay, WI
I-44: Wichita Falls, TX; Lawton, OK; Oklahoma City, OK; Tulsa, OK; Joplin, MO; Springfield, MO; Rolla, MO; Saint Louis, MO
I-45: Galveston, TX; Houston, TX; Huntsville, TX; Corsicana, TX; Dallas, TX
I-49: Lafayette, LA; Alexandria, LA; Shreveport, LA; Texarkana, AR
I-55: La Place, LA; Hammond, LA; Mccomb, MS; Jackson, MS; Grenada, MS; Memphis, TN; Blytheville, AR; Sikeston, MO; Cape Girardeau, MO; Saint Louis, MO; Springfield, IL; Bloomington, IL; Joliet, IL; Chicago, IL
I-57: Sikeston, MO; Marion, IL; Mount Vernon, IL; Effingham, IL; Champaign, IL; Kankakee, IL; Chicago, IL
I-59: Slidell, LA; Hattiesburg, MS; Meridian, MS; Tuscaloosa, AL; Birmingham, AL; Gadsden, AL; Chattanooga, TN
I-64: Saint Louis, MO; Mount Vernon, IL; Evansville, IN; Louisville, KY; Lexington, KY; Ashland, KY; Charleston, WV; Beckley, WV; Lewisburg, WV; Lexington, VA; Staunton, VA; Charlottesville, VA; Richmond, VA; Williamsburg, VA; Norfolk, VA
I-65: Mobile, AL; Evergreen, AL; Montgomery, AL; Birmingham, AL; Decatur, AL; Nashville, TN; Bowling Green, KY; Elizabethtown, KY; Louisville, KY; Columbus, IN; Indianapolis, IN; Lafayette, IN; Gary, IN
I-69: Indianapolis, IN; Anderson, IN; Fort Wayne, IN; Angola, IN; Lansing, MI; Flint, MI; Port Huron, MI
I-70: Beaver, UT; Richfield, UT; Green River, UT; Grand Junction, CO; Glenwood Springs, CO; Vail, CO; Idaho Springs, CO; Denver, CO; Limon, CO; Burlington, CO; Goodland, KS; Hays, KS; Salina, KS; Topeka, KS; Kansas City, MO; Columbia, MO; Saint Louis, MO; Effingham, IL; Terre Haute, IN; Indianapolis, IN; Richmond, IN; Dayton, OH; Columbus, OH; Zanesville, OH; Wheeling, WV; Washington, PA; Breezewood, PA; Hagerstown, MD; Frederick, MD; Baltimore, MD
I-71: Louisville, KY; Cincinnati, OH; Columbus, OH; Mansfield, OH; Cleveland, OH
I-74: Davenport, IA; Peoria, IL; Bloomington, IL; Champaign, IL; Indianapolis, IN; Cincinnati, OH
I-75: Miami, FL; Fort Lauderdale, FL; Naples, FL; Fort Myers, FL; Sarasota, FL; Tampa, FL; Ocala, FL; Gainesville, FL; Lake City, FL; Valdosta, GA; Cordele, GA; Macon, GA; Atlanta, GA; Dalton, GA; Chattanooga, TN; Knoxville, TN; London, KY; Lexington, KY; Cincinnati, OH; Dayton, OH; Lima, OH; Toledo, OH; Detroit, MI; Flint, MI; Saginaw, MI; Bay City, MI; Grayling, MI; Gaylord, MI; Mackinaw City, MI; Saint Ignace, MI; Sault Sainte Marie, MI
I-76: Denver, CO; Fort Morgan, CO; Sterling, CO; Julesburg, CO; Big Springs, NE
I-77: Columbia, SC; Charlotte, NC; Statesville, NC; Wytheville, VA; Bluefield, WV; Beckley, WV; Charleston, WV; Parkersburg, WV; Cambridge, OH; Canton, OH; Akron, OH; Cleveland, OH
I-79: Charleston, WV; Clarksburg, WV; Morgantown, WV; Washington, PA; Pittsburgh, PA; Meadville, PA; Erie, PA
I-80: San Francisco, CA; Sacramento, CA; Truckee, CA; Reno, NV; Lovelock, NV; Winnemucca, NV; Battle Mountain, NV; Elko, NV; Wells, NV; Wendover, UT; Salt Lake City, UT; Park City, UT; Evanston, WY; Green River, WY; Rock Springs, WY; Rawlins, WY; Laramie, WY; Cheyenne, WY; Sidney, NE; Ogallala, NE; North Platte, NE; Kearney, NE; Grand Island, NE; Lincoln, NE; Omaha, NE; Des Moines, IA; Newton, IA; Iowa City, IA; Davenport, IA; La Salle, IL; Joliet, IL; Gary, IN; South Bend, IN; Elkhart, IN; Toledo, OH; Sandusky, OH; Youngstown, OH; Clarion, PA; Du Bois, PA; Bellefonte, PA; Bloomsburg, PA; Stroudsburg, PA; Parsippany, NJ; New York, NY
I-81: Knoxville, TN; Bristol, VA; Wytheville, VA; Roanoke, VA; Lexington, VA; Harrisonburg, VA; Winchester, VA; Hagerstown, MD; Carlisle, PA; Harrisburg, PA; Hazleton, PA; Wilkes Barre, PA; Scranton, PA; Binghamton, NY; Syracuse, NY; Watertown, NY; Alexandria Bay, NY
I-82: Ellensburg, WA; Yakima, WA; Kennewick, WA; Hermiston, OR
I-84: Portland, OR; Hood River, OR; The Dalles, OR; Hermiston, OR; Pendleton, OR; La Grande, OR; Baker City, OR; Ontario, OR; Boise, ID; Mountain Home, ID; Twin Falls, ID; Burley, ID; Snowville, UT; Tremonton, UT
I-84 E: Scranton, PA; Port Jervis, NY; Newburgh, NY; Danbury, CT; Waterbury, CT; Hartford, CT; Sturbridge, MA
I-85: Montgomery, AL; Auburn, AL; Atlanta, GA; Greenville, SC; Spartanburg, SC; Charlotte, NC; Greensboro, NC; Durham, NC; South Hill, VA; Petersburg, VA
I-86: Erie, PA; Jamestown, NY; Olean, NY; Corning, NY; Elmira, NY; Binghamton, NY
I-87: New York, NY; Newburgh, NY; Kingston, NY; Albany, NY; Saratoga Springs, NY; Lake George, NY; Plattsburgh, NY; Champlain, NY
I-88: Binghamton, NY; Oneonta, NY; Schenectady, NY
I-89: Concord, NH; Lebanon, NH; Randolph, VT; Montpelier, VT; Burlington, VT; Saint Albans, VT; Highgate Center, VT
I-90: Seattle, WA; North Bend, WA; Ellensburg, WA; Moses Lake, WA; Ritzville, WA; Spokane, WA; Coeur D Alene, ID; Kellogg, ID; Missoula, MT; Drummond, MT; Butte, MT; Bozeman, MT; Livingston, MT; Big Timber, MT; Billings, MT; Hardin, MT; Sheridan, WY; Buffalo, WY; Gillette, WY; Sundance, WY; Spearfish, SD; Rapid City, SD; Wall, SD; Murdo, SD; Chamberlain, SD; Mitchell, SD; Sioux Falls, SD; Luverne, MN; Worthington, MN; Fairmont, MN; Albert Lea, MN; Austin, MN; La Crosse, WI; Tomah, WI; Portage, WI; Madison, WI; Rockford, IL; Chicago, IL; Gary, IN
I-90 E: Toledo, OH; Cleveland, OH; Ashtabula, OH; Erie, PA; Dunkirk, NY; Buffalo, NY; Rochester, NY; Syracuse, NY; Utica, NY; Amsterdam, NY; Albany, NY; Pittsfield, MA; Springfield, MA; Worcester, MA; Boston, MA
I-91: New Haven, CT; Hartford, CT; Springfield, MA; Northampton, MA; Brattleboro, VT; White River Junction, VT; Saint Johnsbury, VT; Newport, VT; Derby Line, VT
I-93: Boston, MA; Manchester, NH; Concord, NH; Plymouth, NH; Littleton, NH; Saint Johnsbury, VT
I-94: Billings, MT; Forsyth, MT; Miles City, MT; Glendive, MT; Dickinson, ND; Bismarck, ND; Jamestown, ND; Valley City, ND; Fargo, ND; Fergus Falls, MN; Alexandria, MN; Sauk Centre, MN; Saint Cloud, MN; Minneapolis, MN; Saint Paul, MN; Hudson, WI; Menomonie, WI; Eau Claire, WI; Black River Falls, WI; Tomah, WI
I-94 E: Madison, WI; Milwaukee, WI; Kenosha, WI; Chicago, IL; Gary, IN; Michigan City, IN; Benton Harbor, MI; Kalamazoo, MI; Battle Creek, MI; Jackson, MI; Ann Arbor, MI; Detroit, MI; Port Huron, MI
I-95: Miami, FL; Fort Lauderdale, FL; West Palm Beach, FL; Fort Pierce, FL; Melbourne, FL; Daytona Beach, FL; Saint Augustine, FL; Jacksonville, FL; Brunswick, GA; Savannah, GA; Ridgeland, SC; Santee, SC; Florence, SC; Lumberton, NC; Fayetteville, NC; Rocky Mount, NC; Emporia, VA; Petersburg, VA; Richmond, VA; Fredericksburg, VA; Washington, DC; Baltimore, MD; Wilmington, DE; Philadelphia, PA; Trenton, NJ; Newark, NJ; New York, NY; Stamford, CT; Bridgeport, CT; New Haven, CT; New London, CT; Providence, RI; Boston, MA; Newburyport, MA; Portsmouth, NH; Portland, ME; Augusta, ME; Waterville, ME; Bangor, ME; Lincoln, ME; Houlton, ME
I-96: Muskegon, MI; Grand Rapids, MI; Lansing, MI; Detroit, MI
I-4: Tampa, FL; Lakeland, FL; Orlando, FL; Daytona Beach, FL
I-16: Macon, GA; Dublin, GA; Savannah, GA
I-24: Marion, IL; Paducah, KY; Clarksville, TN; Nashville, TN; Murfreesboro, TN; Chattanooga, TN
I-26: Asheville, NC; Spartanburg, SC; Columbia, SC; Charleston, SC
`;

const highways = `
US-2 W: Everett, WA; Leavenworth, WA; Wenatchee, WA; Spokane, WA; Sandpoint, ID; Libby, MT; Kalispell, MT; Browning, MT; Shelby, MT; Havre, MT; Malta, MT; Glasgow, MT; Williston, ND; Minot, ND; Rugby, ND; Devils Lake, ND; Grand Forks, ND; Crookston, MN; Bemidji, MN; Cass Lake, MN; Grand Rapids, MN; Floodwood, MN; Duluth, MN; Superior, WI; Ashland, WI; Ironwood, MI; Crystal Falls, MI; Iron Mountain, MI; Escanaba, MI; Manistique, MI; Saint Ignace, MI
US-2 E: Burlington, VT; Montpelier, VT; Saint Johnsbury, VT; Gorham, NH; Rumford, ME; Skowhegan, ME; Bangor, ME
MN-61: Duluth, MN; Two Harbors, MN; Silver Bay, MN; Tofte, MN; Grand Marais, MN; Hovland, MN; Grand Portage, MN
US-53: Eau Claire, WI; Rice Lake, WI; Spooner, WI; Superior, WI; Duluth, MN; Virginia, MN; Cook, MN; Orr, MN; International Falls, MN
US-169: Minneapolis, MN; Elk River, MN; Onamia, MN; Aitkin, MN; Grand Rapids, MN; Hibbing, MN; Virginia, MN; Tower, MN; Ely, MN
MN-1: Ely, MN; Isabella, MN; Finland, MN; Silver Bay, MN
MN-210: Fergus Falls, MN; Wadena, MN; Brainerd, MN; Aitkin, MN; Cloquet, MN
US-71: Bemidji, MN; Big Falls, MN; International Falls, MN
US-10: Fargo, ND; Detroit Lakes, MN; Wadena, MN; Little Falls, MN; Saint Cloud, MN
US-8: Forest Lake, MN; Rice Lake, WI; Ladysmith, WI; Rhinelander, WI
US-41: Milwaukee, WI; Oshkosh, WI; Green Bay, WI; Marinette, WI; Escanaba, MI; Marquette, MI; Houghton, MI
M-28: Marquette, MI; Munising, MI; Sault Sainte Marie, MI
US-131: Kalamazoo, MI; Grand Rapids, MI; Cadillac, MI; Kalkaska, MI; Petoskey, MI; Mackinaw City, MI
US-31: Muskegon, MI; Ludington, MI; Manistee, MI; Traverse City, MI; Charlevoix, MI; Petoskey, MI
M-72: Traverse City, MI; Kalkaska, MI; Grayling, MI
US-20: Newport, OR; Corvallis, OR; Sisters, OR; Bend, OR; Burns, OR; Vale, OR; Ontario, OR
US-97: Weed, CA; Klamath Falls, OR; Bend, OR; Madras, OR; Wasco, OR; Yakima, WA; Ellensburg, WA; Wenatchee, WA; Omak, WA; Oroville, WA
US-95: Winnemucca, NV; Jordan Valley, OR; Caldwell, ID; Mccall, ID; Grangeville, ID; Lewiston, ID; Moscow, ID; Coeur D Alene, ID; Sandpoint, ID; Bonners Ferry, ID
US-93: Las Vegas, NV; Caliente, NV; Ely, NV; Wells, NV; Twin Falls, ID; Arco, ID; Salmon, ID; Hamilton, MT; Missoula, MT; Kalispell, MT; Eureka, MT
US-191: Bozeman, MT; Big Sky, MT; West Yellowstone, MT; Ashton, ID; Idaho Falls, ID
US-50: Carson City, NV; Fallon, NV; Austin, NV; Eureka, NV; Ely, NV; Delta, UT; Salina, UT
US-395: Reno, NV; Susanville, CA; Alturas, CA; Lakeview, OR; Burns, OR; John Day, OR; Pendleton, OR
US-101: San Francisco, CA; Santa Rosa, CA; Ukiah, CA; Eureka, CA; Crescent City, CA; Coos Bay, OR; Newport, OR; Tillamook, OR; Astoria, OR; Aberdeen, WA; Olympia, WA
US-101 S: San Francisco, CA; San Jose, CA; Salinas, CA; San Luis Obispo, CA; Santa Barbara, CA; Los Angeles, CA
CA-99: Sacramento, CA; Modesto, CA; Fresno, CA; Bakersfield, CA; Lebec, CA
US-83: Bismarck, ND; Minot, ND
US-85: Spearfish, SD; Belle Fourche, SD; Belfield, ND; Williston, ND
US-287: Fort Worth, TX; Wichita Falls, TX; Childress, TX; Amarillo, TX; Lamar, CO; Limon, CO
US-84: Santa Rosa, NM; Clovis, NM; Lubbock, TX; Sweetwater, TX
US-77: Corpus Christi, TX; Kingsville, TX; Harlingen, TX; Brownsville, TX
US-1: Bangor, ME; Ellsworth, ME; Machias, ME; Calais, ME
US-201: Waterville, ME; Skowhegan, ME; Jackman, ME
US-7: Pittsfield, MA; Bennington, VT; Rutland, VT; Middlebury, VT; Burlington, VT
US-4: Rutland, VT; White River Junction, VT
AK-1: Homer, AK; Soldotna, AK; Anchorage, AK; Palmer, AK; Glennallen, AK; Tok, AK
AK-3: Palmer, AK; Willow, AK; Talkeetna, AK; Healy, AK; Nenana, AK; Fairbanks, AK; Delta Junction, AK; Tok, AK
AK-9: Anchorage, AK; Seward, AK
`;

export type Road = readonly string[];

function parseRoads(text: string): Road[] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .slice(line.indexOf(':') + 1)
        .split(';')
        .map((place) => place.trim()),
    );
}

export const roads: readonly Road[] = [...parseRoads(interstates), ...parseRoads(highways)];

/** Places that the table of ZIP codes does not have, and roads of Canada: latitude and longitude. */
export const moreRoads: readonly (readonly (readonly [number, number])[])[] = [
  // The Trans-Canada Highway and others.
  [
    [49.28, -123.12],
    [49.15, -121.95],
    [49.38, -121.44],
    [50.67, -120.33],
    [50.7, -119.28],
    [51.0, -118.2],
    [51.3, -116.97],
    [51.18, -115.57],
    [51.09, -115.36],
    [51.05, -114.07],
    [50.58, -111.9],
    [50.04, -110.68],
    [50.29, -107.8],
    [50.39, -105.53],
    [50.45, -104.62],
    [49.67, -103.86],
    [49.85, -99.95],
    [49.97, -98.29],
    [49.9, -97.14],
    [49.77, -94.49],
    [49.78, -92.83],
    [49.42, -91.65],
    [48.76, -91.62],
    [48.43, -89.22],
    [48.99, -88.26],
    [48.78, -87.1],
    [48.6, -85.29],
    [47.99, -84.77],
    [46.52, -84.35],
    [46.28, -83.18],
    [46.49, -80.99],
    [46.31, -79.46],
    [45.83, -77.11],
    [45.42, -75.7],
    [45.5, -73.57],
    [46.34, -72.55],
    [46.81, -71.21],
    [47.84, -69.53],
    [47.37, -68.33],
    [45.96, -66.64],
    [46.09, -64.78],
    [45.37, -63.27],
    [44.65, -63.57],
  ],
  [
    [53.54, -113.49],
    [52.27, -113.81],
    [51.05, -114.07],
    [49.7, -112.83],
    [49.0, -111.96],
  ],
  [
    [53.54, -113.49],
    [53.28, -110.0],
    [52.78, -108.29],
    [52.13, -106.67],
    [51.2, -105.9],
    [50.45, -104.62],
  ],
  [
    [51.18, -115.57],
    [52.87, -118.08],
    [53.54, -113.49],
  ],
  [
    [50.67, -120.33],
    [52.13, -122.14],
    [53.92, -122.75],
    [55.76, -120.24],
    [58.8, -122.7],
    [60.06, -128.7],
    [60.72, -135.05],
    [62.0, -140.6],
    [63.33, -142.99],
  ],
  [
    [42.31, -83.04],
    [42.98, -81.25],
    [43.65, -79.38],
    [44.23, -76.49],
    [45.02, -74.73],
    [45.5, -73.57],
  ],
  [
    [43.65, -79.38],
    [44.39, -79.69],
    [45.34, -80.04],
    [46.49, -80.99],
  ],
  [
    [43.65, -79.38],
    [43.25, -79.87],
    [43.09, -79.07],
  ],
  [
    [45.5, -73.57],
    [45.01, -73.45],
  ],
  [
    [45.5, -73.57],
    [45.4, -71.89],
    [46.81, -71.21],
  ],
  [
    [49.9, -97.14],
    [49.0, -97.23],
  ],
  [
    [47.96, -89.68],
    [48.43, -89.22],
  ],
  [
    [48.61, -93.41],
    [48.75, -91.62],
  ],
];
