import { createRequestHandler, type EntryContext, Outlet, Scripts, type ServerBuild, ServerRouter, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { renderCompleteDocument } from './render-document.ts';
import { readRouterData } from './router-data.ts';

function Root() {
  return (
    <html lang="en-US">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const Page = () => <p>{useLoaderData<string>()}</p>;

/** Builds a site with one page, and renders its document twice. */
function buildSite(loader: () => unknown, documents: (string | undefined)[]): ServerBuild {
  async function handleRequest({ url }: Request, status: number, headers: Headers, context: EntryContext) {
    const createContext = await readRouterData(context);
    for (let count = 0; count < 2; count++)
      documents.push(renderCompleteDocument(<ServerRouter context={createContext()} url={url} />)?.toString());
    return new Response(null, { status, headers });
  }
  const asset = (id: string, path: string, hasLoader: boolean) => ({ id, path, module: `/${id}.js`, imports: [], css: [], hasLoader });
  return {
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      page: { id: 'page', path: 'page', parentId: 'root', module: { default: Page, loader } },
    },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: asset('root', '', false), page: { ...asset('page', 'page', true), parentId: 'root' } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  } as unknown as ServerBuild;
}

it('the router does not wait for its data, and writes all of it in every rendering', async () => {
  const documents: (string | undefined)[] = [];
  const text = 'Coats </script> “é” '.repeat(5_000);
  await createRequestHandler(
    buildSite(() => text, documents),
    'production',
  )(new Request('http://shop.example/page'));
  const [first, second] = documents;
  expect(first).toContain('<p>Coats &lt;/script&gt; “é”');
  expect(second).toBe(first);
  const scripts = [...(first ?? '').matchAll(/streamController\.enqueue\((".*?")\);<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain(JSON.stringify(text).slice(1, -1));
  expect(first?.match(/streamController\.close\(\)/g)).toHaveLength(1);
});
