export { addEditor, addFirstEditor, listEditors, removeEditor, resetPassword } from './editor-accounts.ts';
export { isPreviewHostName } from './preview-host.ts';
