import { localizePath, type SiteLocales } from '@outfitter/contract/client';
import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router';

/**
 * Lets every link and navigation below it carry the locale as a parameter, where addresses say it so (ROUTE-041). The router has a
 * basename for a prefix, but nothing for a parameter; links take their address from its navigator, and navigations go through its
 * `navigate`.
 */
export function CarriedLocale({ locale, site, children }: { locale: string; site: SiteLocales; children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const data = useContext(DataRouterContext);
  const carried = useMemo(() => {
    const carry = (to: To): To =>
      typeof to === 'string' ? localizePath(locale, to, site) : { ...to, search: localizePath(locale, to.search ?? '', site) };
    const navigator = { ...navigation.navigator, createHref: (to: To) => navigation.navigator.createHref(carry(to)) };
    if (!data) return { navigator, data };
    const { router } = data;
    const navigate = (to: To | number | null, options?: { formData?: FormData; formMethod?: string }) => {
      // A form that asks writes the whole query anew.
      if (options?.formData && options.formMethod?.toUpperCase() === 'GET') options.formData.set('locale', locale);
      return router.navigate((typeof to === 'number' || to === null ? to : carry(to)) as To, options as never);
    };
    return { navigator, data: { ...data, router: Object.create(router, { navigate: { value: navigate } }) as typeof router } };
  }, [navigation.navigator, data, locale, site]);
  return (
    <DataRouterContext value={carried.data}>
      <NavigationContext value={{ ...navigation, navigator: carried.navigator }}>{children}</NavigationContext>
    </DataRouterContext>
  );
}
