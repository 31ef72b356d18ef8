import addresses from 'virtual:lazy-style-sheets';

/**
 * The style sheet of a lazy component in the server's HTML; in the browser it comes with the component's code. Names are those of
 * lazy-style-sheets.ts.
 */
export function LazyStyleSheet({ name }: { name: keyof typeof addresses }) {
  const address = addresses[name];
  return address ? <link rel="stylesheet" href={address} precedence="lazy" /> : null;
}
