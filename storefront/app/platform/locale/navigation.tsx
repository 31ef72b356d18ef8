/**
 * React Router's links and navigation, in the language of the page. The router's basename adds a locale in the path; these wrappers add a
 * locale in the query (ROUTE-041). The linter forbids the originals in features.
 */
import { localizePath, type SiteLocales } from '@outfitter/contract/client';
import { type ComponentProps, type ReactNode, use, useCallback, useMemo } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  Form as RouterForm,
  Link as RouterLink,
  type To,
  useHref as useRouterHref,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { LocaleParameterContext, useLocalize } from './locale-parameter.ts';
import { ServerLink } from './server-link.tsx';

export function LocaleParameterProvider({ locale, site, children }: { locale: string; site: SiteLocales; children: ReactNode }) {
  const value = useMemo(() => {
    const localize = (to: To): To => {
      if (typeof to !== 'string') return { ...to, search: localizePath(locale, to.search ?? '', site) };
      // Links to other origins are unchanged.
      return /^[a-z][a-z+.-]*:|^\/\//i.test(to) ? to : localizePath(locale, to, site);
    };
    return { locale, localize };
  }, [locale, site]);
  return <LocaleParameterContext value={value}>{children}</LocaleParameterContext>;
}

/** Renders the router's link without `discover`, because the browser has all routes from the start. */
function BrowserLink({ to, ...props }: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} to={useLocalize()(to)} discover="none" />;
}

export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;

/** Renders the locale as a field of a GET form, which replaces the whole query. */
export function HiddenLocale() {
  const parameter = use(LocaleParameterContext);
  return parameter ? <input type="hidden" name="locale" value={parameter.locale} /> : null;
}

export function Form({ children, ...props }: ComponentProps<typeof RouterForm>) {
  const isGet = (props.method ?? 'get').toLowerCase() === 'get';
  return (
    <RouterForm {...props}>
      {children}
      {isGet ? <HiddenLocale /> : null}
    </RouterForm>
  );
}

export function useHref(to: To): string {
  return useRouterHref(useLocalize()(to));
}

export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const localize = useLocalize();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => (typeof to === 'number' ? navigate(to) : navigate(localize(to), options)),
    [navigate, localize],
  ) as NavigateFunction;
}
