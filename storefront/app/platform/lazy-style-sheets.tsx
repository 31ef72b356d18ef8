import addresses from 'virtual:lazy-style-sheets';
import type { ComponentType, ReactNode } from 'react';

/**
 * The style sheets of a lazy component in the server's HTML; in the browser they come with the component's code. `name` is the name of its
 * file (see lazy-style-sheets.ts).
 */
export function LazyStyleSheets({ name }: { name: string }) {
  return addresses[name]?.map((address) => <link key={address} rel="stylesheet" href={address} precedence="lazy" />) ?? null;
}

/** A lazy component together with its style sheets. */
export function withStyleSheets<Props extends object>(name: string, Component: ComponentType<Props>): (props: Props) => ReactNode {
  return (props) => (
    <>
      <LazyStyleSheets name={name} />
      <Component {...props} />
    </>
  );
}
