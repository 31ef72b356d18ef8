import * as z from 'zod/mini';
import { isPreviewPath } from './preview-path.ts';

export const previewTargetSchema = z.object({ time: z.string(), path: z.string().check(z.refine(isPreviewPath, 'path')) });
