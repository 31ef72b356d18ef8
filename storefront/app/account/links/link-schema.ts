import * as z from 'zod/mini';

/** The link's token is in the URL. */
export const linkSchema = z.object({});
