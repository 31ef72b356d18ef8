import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDisplayNames } from './display-names.ts';

const plugin = withoutDisplayNames();
type Transform = (this: void, code: string, id: string) => { code: string };
const transform = (code: string) => (plugin.transform as unknown as { handler: Transform }).handler(code, '').code;

/** Builds a module that uses one function of react-intl and one of react-router, and nothing that has a display name. */
async function bundleOf(plugins: (typeof plugin)[]): Promise<string> {
  const entry = '\0entry';
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) =>
          id === entry
            ? "import { useIntl } from 'react-intl'; import { useMatches } from 'react-router'; use(useIntl, useMatches);"
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', external: [/^react(-dom)?(\/|$)/] } },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  return chunks.map(({ code }) => code).join('\n');
}

describe('the display names of components', () => {
  it('are removed where a library assigns them, and the component is marked as one without side effects', () => {
    const code = [
      'const Shown = React.memo(Inner);',
      'Shown.displayName = "Shown";',
      'const Passed = React.forwardRef((props, ref) => null);',
      'const Number = createFormattedComponent("formatNumber");',
    ].join('\n');
    expect(transform(code)).toBe(
      [
        'const Shown = /* @__PURE__ */ React.memo(Inner);',
        '',
        'const Passed = /* @__PURE__ */ React.forwardRef((props, ref) => null);',
        'const Number = /* @__PURE__ */ createFormattedComponent("formatNumber");',
      ].join('\n'),
    );
  });

  it.each([
    ['inside of a function', '  Component.displayName = name;'],
    ['that is read', 'const name = Component.displayName || "Component";'],
    ['of another property', 'cache.displayNames = {};'],
    ['in an object', 'const options = { displayName: "Shown" };'],
    ['that a call with other effects follows', 'const value = createContext(null);'],
  ])('stay as they are: one %s', (_, code) => {
    expect(transform(code)).toBe(code);
  });

  it('are removed from the code of browsers only, and from the two libraries only', () => {
    expect(plugin.apply).toBe('build');
    const appliesTo = (name: string) =>
      plugin.applyToEnvironment?.({ name } as Parameters<NonNullable<typeof plugin.applyToEnvironment>>[0]);
    expect([appliesTo('client'), appliesTo('ssr')]).toEqual([true, false]);
    const { filter } = plugin.transform as unknown as { filter: { id: RegExp; code: string } };
    const files = [
      'react-intl/index.js',
      'react-router/dist/production/lib/context.js',
      'react-hook-form/index.js',
      'react-router-dom/index.js',
    ];
    expect(files.filter((file) => filter.id.test(`/shop/node_modules/${file}`))).toEqual(files.slice(0, 2));
    expect(filter.id.test('/shop/storefront/app/ui/button.tsx')).toBe(false);
    expect(filter.code).toBe('displayName');
  });

  it('no longer keep the components that no page uses in the bundle', async () => {
    const [complete, reduced] = await Promise.all([bundleOf([]), bundleOf([withoutDisplayNames()])]);
    const unused = ['FormattedPlural', 'FormattedRelativeTime', 'FormattedDateTimeRange'];
    expect(unused.filter((name) => complete.includes(`${name}.displayName`))).toEqual(unused);
    expect(unused.filter((name) => reduced.includes(name))).toEqual([]);
    expect(reduced).toContain('useIntl');
    expect(reduced.length).toBeLessThan(complete.length);
  });
});
