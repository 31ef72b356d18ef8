import urls from 'virtual:lazy-style-sheets';
import { type ComponentType, type ReactNode, use } from 'react';
import { ServerPageContext } from './document/server-page.ts';

/**
 * Adds the style sheets of a lazy component to the server HTML, without those that a route links; in the browser they load together with its code. `name` is the name of the
 * component's file (see lazy-style-sheets.ts).
 */
export function LazyStyleSheets({ name }: { name: string }) {
  const routeStyleSheets = use(ServerPageContext)?.routeStyleSheets;
  return urls[name]
    ?.filter((url) => !routeStyleSheets?.has(url))
    .map((url) => <link key={url} rel="stylesheet" href={url} precedence="lazy" />);
}

export function withStyleSheets<Props extends object>(name: string, Component: ComponentType<Props>): (props: Props) => ReactNode {
  return (props) => (
    <>
      <LazyStyleSheets name={name} />
      <Component {...props} />
    </>
  );
}
