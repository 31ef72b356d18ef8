import * as z from 'zod/mini';

export const editorSchema = z.object({ name: z.string(), password: z.string() });
export type EditorCredentials = z.infer<typeof editorSchema>;
