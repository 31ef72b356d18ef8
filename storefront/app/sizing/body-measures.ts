/** What a tape, a scale or a wall says of a body: what a column of a size guide may state. */

/** In the order in which they are asked for. */
export const bodyMeasures = [
  'height',
  'chest',
  'bust',
  'under-bust',
  'bust-beyond-band',
  'waist',
  'hip',
  'neck',
  'sleeve',
  'inside-leg',
  'shoulder',
  'belt',
  'hand-around',
  'hand-length',
  'head',
  'foot-length',
  'back',
  'weight',
] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

/** What was measured, inches; weight in pounds. */
export type Measured = Readonly<Partial<Record<BodyMeasure, number>>>;

export const isBodyMeasure = (value: unknown): value is BodyMeasure => bodyMeasures.includes(value as BodyMeasure);

/** Kept in pounds; everything else in inches. */
export const isWeight = (measure: BodyMeasure): boolean => measure === 'weight';

/** Who is measured: what is kept of one says nothing of the others. */
export const wearers = ['adult', 'kid', 'dog'] as const;
export type Wearer = (typeof wearers)[number];
