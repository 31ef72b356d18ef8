import { use } from 'react';
import { ServerPageContext } from '../document/server-page.ts';

const jsonOfShared = new WeakMap<object, string>();

/** Returns JSON for the content of a script element, which `</script` would end. Frozen data is shared by pages, so its JSON is cached. */
function scriptJson(data: unknown): string {
  const isShared = typeof data === 'object' && data !== null && Object.isFrozen(data);
  const cached = isShared ? jsonOfShared.get(data) : undefined;
  if (cached !== undefined) return cached;
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  if (isShared) jsonOfShared.set(data, json);
  return json;
}

/** Renders the elements with the loader data of the document. For the server only. */
export function DataElements() {
  const { dataElements = new Map<string, unknown>(), nonce } = use(ServerPageContext) ?? {};
  return [...dataElements].map(([id, data]) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes every <
    <script key={id} type="application/json" id={id} nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  ));
}
