import urls from 'virtual:lazy-style-sheets';
import type { ComponentType, ReactNode } from 'react';

/**
 * Adds the style sheets of a lazy component to the server HTML; in the browser they load together with its code. `name` is the name of the
 * component's file (see lazy-style-sheets.ts).
 */
export function LazyStyleSheets({ name }: { name: string }) {
  return urls[name]?.map((url) => <link key={url} rel="stylesheet" href={url} precedence="lazy" />) ?? null;
}

export function withStyleSheets<Props extends object>(name: string, Component: ComponentType<Props>): (props: Props) => ReactNode {
  return (props) => (
    <>
      <LazyStyleSheets name={name} />
      <Component {...props} />
    </>
  );
}
