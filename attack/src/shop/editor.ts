import type { AttackContext } from '../attack-context.ts';
import { pageHeaders } from './shoppers.ts';

/** Returns the preview token of the demo shop's editor; undefined for a shop whose editors are unknown. */
export async function signInEditor({ shop, connection }: AttackContext): Promise<string | undefined> {
  if (!shop.internals) return undefined;
  const body = JSON.stringify({ name: 'editor', password: shop.internals.editorPassword });
  const { status, text } = await connection.send({
    method: 'POST',
    path: '/api/preview/sign-in',
    headers: pageHeaders(shop.siteOrigin),
    body,
  });
  if (status !== 200) throw new Error(`the editor could not sign in: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}
