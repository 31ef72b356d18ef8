const countryOfCurrency: Readonly<Record<string, 'US' | 'CA'>> = { USD: 'US', CAD: 'CA' };

/** Returns the country of an order until the shopper names one: that of the currency, else the US (CHECKOUT-014). */
export function defaultCountryOf(currency: string): 'US' | 'CA' {
  return countryOfCurrency[currency] ?? 'US';
}
