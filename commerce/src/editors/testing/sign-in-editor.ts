import type { TestCommerce } from '../../testing/test-commerce.ts';
import { addEditor } from '../editor-accounts.ts';

export async function signInEditor(commerce: TestCommerce, body: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await commerce.request('/api/preview/sign-in', { method: 'POST', body: JSON.stringify(body), headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, string> & { token: string },
  };
}

/** Adds an editor, and returns the password and the token of a sign-in. */
export async function addSignedInEditor(commerce: TestCommerce, name: string): Promise<{ password: string; token: string }> {
  const added = await addEditor(commerce.deps.database.db, name, commerce.clock.now());
  if (!added.ok) throw new Error(added.message);
  const { password } = added.value;
  return { password, token: (await signInEditor(commerce, { name: name.toLowerCase(), password })).body.token };
}
