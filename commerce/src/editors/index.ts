/** For the commands and the first start. */
export { addEditor, addFirstEditor, listEditors, removeEditor, resetPassword } from './editor-accounts.ts';
