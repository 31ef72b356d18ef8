import { expect, it } from 'vitest';
import { streetKind } from './street-kind.ts';

it.each([
  'PO Box 12',
  'P.O. Box 7',
  'p o box 3',
  'Post Office Box 44',
  'Box 19',
  'POB 5',
  'P.O. Drawer 9',
  'Postal Office Drawer 3',
  'Case postale 12',
  'C.P. 12',
  'CP 45',
  '14, rue Royale, C.P. 45',
])('CHECKOUT-018 "%s" is a PO box', (line) => {
  expect(streetKind(line)).toBe('PO Box');
});

it.each([
  '14 Sheridan Street',
  '9 Boxwood Lane',
  '200 Post Office Road',
  'Unit Box Factory 3',
  '',
  'Poboy Street 4',
  '1 Pobst Street',
  '7 Post Road',
  '8, rue du CP',
  '12, chemin de la Poste',
])('CHECKOUT-018 "%s" is a street', (line) => {
  expect(streetKind(line)).toBe('street');
});
