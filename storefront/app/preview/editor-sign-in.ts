/** The sign-in of an editor. Only the server knows what is wrong with a name or password, and it never says which of them. */
import * as z from 'zod/mini';

export const editorSchema = z.object({ name: z.string(), password: z.string() });
export type EditorCredentials = z.infer<typeof editorSchema>;
export const noCredentials: EditorCredentials = { name: '', password: '' };

/** Name by which the action of /preview/begin knows the form. */
export const editorFormName = 'editor';
