import { expect, it } from 'vitest';
import { americanCityName, canadianCityName } from './city-name.ts';

it.each([
  ['Mcallen', 'McAllen'],
  ['King Of Prussia', 'King of Prussia'],
  ['Hill Afb', 'Hill AFB'],
  ['Winston-salem', 'Winston-Salem'],
  ['Macon', 'Macon'],
  ['Lake In The Hills', 'Lake in the Hills'],
  ['Melcher-dallas', 'Melcher-Dallas'],
  ['Mcconnell Afb', 'McConnell AFB'],
  ['Fpo', 'FPO'],
  ['Apopka', 'Apopka'],
])('%s is %s', (name, city) => {
  expect(americanCityName(name)).toBe(city);
});

it.each([
  ['Thunder Bay North Central', 'Thunder Bay'],
  ['Calgary (rosscarrock / Wildwood / Shaganappi / Sunalta)', 'Calgary'],
  ['Downtown Toronto (cn Tower)', 'Toronto'],
  ['Downtown Montreal East', 'Montreal'],
  ['Quebec City Lower Riverbank', 'Quebec City'],
  ["St. John's Northwest Newfoundland & Labrador Provincial Government", "St. John's"],
  ['North York', 'North York'],
  ['West Vancouver', 'West Vancouver'],
  ['Saint-f\u{FFFD}licien', 'Saint-Félicien'],
  ['Trois-rivi\u{FFFD}res Central', 'Trois-Rivières'],
  ['Rivi\u{FFFD}re-du-loup', 'Rivière-du-Loup'],
  ['Sainte-th\u{FFFD}r\u{FFFD}se- De-blainville North', 'Sainte-Thérèse-De-Blainville'],
  ['C\u{FFFD}te-saint-luc East', 'Côte-Saint-Luc'],
  ['Notre-dame-de-gr\u{FFFD}ce Northeast', 'Notre-Dame-de-Grâce'],
  ['Sept-\u{FFFD}les Southeast', 'Sept-Îles'],
  ['Saint-\u{FFFD}mile', 'Saint-Émile'],
  ['Ch\u{FFFD}teauguay North', 'Châteauguay'],
])('%s is %s', (name, city) => {
  expect(canadianCityName(name)).toBe(city);
});
