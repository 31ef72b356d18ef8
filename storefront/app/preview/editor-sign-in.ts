/** Sign-in of editors. Only the server can check their credentials, and it never reveals whether the name or the password is wrong. */
import type { EditorCredentials } from './editor-schema.ts';

export const noCredentials: EditorCredentials = { name: '', password: '' };

export const editorFormName = 'editor';
