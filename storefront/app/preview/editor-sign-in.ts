/** Only the server can check an editor's credentials, and it never reveals whether the name or the password is wrong. */
import * as z from 'zod/mini';

export const editorSchema = z.object({ name: z.string(), password: z.string() });
export type EditorCredentials = z.infer<typeof editorSchema>;
export const noCredentials: EditorCredentials = { name: '', password: '' };

export const editorFormName = 'editor';
