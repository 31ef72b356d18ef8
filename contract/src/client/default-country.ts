const countryOfCurrency: Readonly<Record<string, 'US' | 'CA'>> = { USD: 'US', CAD: 'CA' };

/** Where an order goes until the shopper names a country: where its money comes from, else the US (CHECKOUT-014). */
export function defaultCountryOf(currency: string): 'US' | 'CA' {
  return countryOfCurrency[currency] ?? 'US';
}
