import type { ContentBody } from '@outfitter/contract/client';
import type { ContentFields } from '../../content/index.ts';

export interface BlockState {
  name: string;
  fields: ContentFields;
  chosen?: Readonly<Record<string, string>>;
}

export interface Sample {
  schema: string;
  fields: ContentFields;
  /** List field of the schema; `max` is the maximum number of its entries. */
  list?: { field: string; max: number };
  hasBackground?: boolean;
  extraStates?: readonly BlockState[];
  hasOnlyImages?: boolean;
}

export const deliveryKeyOf = (schema: string) => `sample-${schema}`;

export function itemOf(schema: string, fields: ContentFields): ContentBody {
  const deliveryKey = deliveryKeyOf(schema);
  return { _meta: { name: `Sample of ${schema}`, schema, deliveryId: deliveryKey, deliveryKey }, ...fields };
}

const imageOf = (image: string, alt: string, ground: string) => ({ image: `/i/ridge/${image}`, alt, ground });
const sceneOf = (scene: string, alt: string) => ({ ...imageOf(`scene-${scene}`, alt, '#3e4a3f'), ratio: 16 / 7 });

export const images = {
  coat: imageOf('4117-10-front', 'Fencepost Chore Coat in duck brown', '#dbded7'),
  detail: imageOf('4117-10-detail', 'A riveted pocket', '#e4decf'),
  boot: imageOf('8000-16-front', 'A work boot in brown leather', '#e9e3da'),
  dog: imageOf('6500-10-front', 'A coat for a dog', '#e7dac2'),
  flannel: imageOf('4301-79-front', 'A brushed flannel shirt', '#e9e3da'),
  hat: imageOf('7000-59-front', 'A wool hat', '#dbded7'),
  jacket: imageOf('4143-46-front', 'A quilted jacket', '#e4decf'),
  overall: imageOf('5651-10-front', 'A double-knee overall', '#e9e3da'),
  dawn: sceneOf('ridge-dawn', 'First light on a ridge'),
  lane: sceneOf('farm-lane', 'A lane between two fields'),
  camp: sceneOf('pine-camp', 'A camp by a lake, a fire under a kettle'),
  porch: sceneOf('winter-porch', 'A log cabin’s porch in falling snow'),
  workshop: sceneOf('workshop', 'A bench with tools on the wall'),
} as const;
