import type { ContentBody } from '@outfitter/contract/client';
import type { Fields } from '../../content/index.ts';

/** A block as an editor would fill it. */
export interface Sample {
  schema: string;
  fields: Fields;
  /** The field that holds its entries, and how many its schema takes. */
  list?: { field: string; most: number };
  /** Its editor chooses the ground it stands on. */
  hasGround?: boolean;
  /** Further ways to fill it in. */
  others?: readonly { name: string; fields: Fields }[];
  /** Pictures are all that it shows. */
  isPictures?: boolean;
}

/** An item of the content server, as a page gets it. */
export function itemOf(schema: string, fields: Fields): ContentBody {
  return { _meta: { name: `Sample of ${schema}`, schema, deliveryId: `sample-${schema}`, deliveryKey: null }, ...fields };
}

const picture = (image: string, alt: string, ground: string) => ({ image: `/i/ridge/${image}`, alt, ground });

export const pictures = {
  coat: picture('4117-10-front', 'Fencepost Chore Coat in duck brown', '#e4decf'),
  detail: picture('4117-10-detail', 'A riveted pocket', '#e4decf'),
  boot: picture('6500-10-front', 'A work boot in brown leather', '#e9e3da'),
  dog: picture('9000-35-front', 'A coat for a dog', '#e7dac2'),
  hat: picture('7400-27-front', 'A wool hat', '#dbded7'),
  jacket: picture('4401-10-front', 'A quilted jacket', '#e4decf'),
  dawn: picture('scene-ridge-dawn', 'First light on a ridge', '#3e4a3f'),
  lane: picture('scene-farm-lane', 'A lane between two fields', '#3e4a3f'),
  camp: picture('scene-pine-camp', 'A camp by a lake, a fire under a kettle', '#3e4a3f'),
  porch: picture('scene-winter-porch', 'A log cabin’s porch in falling snow', '#3e4a3f'),
  workshop: picture('scene-workshop', 'A bench with tools on the wall', '#3e4a3f'),
} as const;
