/** Weights of fabric are stored in oz/yd²; where people do not know ounces, they are shown in g/m². */
const gramsPerOunce = 33.906;
const gramStep = 5;
const ounceLocales = /^en-(US|GB|CA)/u;

export function usesOunces(locale: string): boolean {
  return ounceLocales.test(locale);
}

/** Converts oz/yd² to g/m², rounded to 5. */
export function toGrams(ounces: number): number {
  return Math.round((ounces * gramsPerOunce) / gramStep) * gramStep;
}
