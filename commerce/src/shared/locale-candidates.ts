/** Returns the locales to try, best first, the default ('') last. `fr-CA,fr` and `fr-CA` are equivalent. */
export function localeCandidates(requested: string | undefined): string[] {
  const named = (requested ?? '').split(',').flatMap((entry) => {
    const locale = entry.trim();
    if (!/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$/.test(locale)) return [];
    const [language = '', ...rest] = locale.replaceAll('_', '-').split('-');
    const whole = [language.toLowerCase(), ...rest].join('-');
    return rest.length > 0 ? [whole, language.toLowerCase()] : [whole];
  });
  return [...new Set([...named, ''])];
}
