/** Factor between oz/yd², in which fabric weights are stored, and g/m², in which they are shown where ounces are unusual. */
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
