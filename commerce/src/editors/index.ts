/** For the commands and the first start. */
export { addEditor, addFirstEditor, listEditors, removeEditor, renewPassword } from './editor-accounts.ts';
