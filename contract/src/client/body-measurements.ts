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

export const isBodyMeasurement = (value: unknown): value is BodyMeasurement => bodyMeasurements.includes(value as BodyMeasurement);

export const measurementUnits = ['inch', 'pound'] as const;
export type MeasurementUnit = (typeof measurementUnits)[number];

export const unitOf = (measurement: BodyMeasurement): MeasurementUnit => (measurement === 'weight' ? 'pound' : 'inch');

export const wearers = ['adult', 'kid', 'dog'] as const;
export type Wearer = (typeof wearers)[number];

export const centimetersPerInch = 2.54;
export const kilogramsPerPound = 0.45359237;

/** Largest length (inches) and weight (pounds) that is read as a body measurement. */
export const maxInches = 120;
export const maxPounds = 1000;

/** Height (inches) and weight (pounds) that the author of a review can state. */
export const reviewerHeight = { min: 10, max: 100 } as const;
export const reviewerWeight = { min: 1, max: 700 } as const;
