import { streetKind } from '@outfitter/contract/client';

export function lacksHouseNumber(line: string): boolean {
  return streetKind(line) === 'street' && !/\d/.test(line);
}
