/** What a tape, a scale or a wall says of a body: what a column of a size guide may state. */

/** In the order in which they are asked for. */
export const bodyMeasurements = [
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
export type BodyMeasurement = (typeof bodyMeasurements)[number];

/** What was measured, inches; weight in pounds. */
export type Measurements = Readonly<Partial<Record<BodyMeasurement, number>>>;

export const isBodyMeasurement = (value: unknown): value is BodyMeasurement => bodyMeasurements.includes(value as BodyMeasurement);

/** Kept in pounds; everything else in inches. */
export const isWeight = (measurement: BodyMeasurement): boolean => measurement === 'weight';

/** Who is measured: what is kept of one says nothing of the others. */
export const wearers = ['adult', 'kid', 'dog'] as const;
export type Wearer = (typeof wearers)[number];
