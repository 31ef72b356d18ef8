export { addEditor, addFirstEditor, listEditors, removeEditor, resetPassword } from './editor-accounts.ts';
