import * as z from 'zod/mini';

/** Schema of a form without fields: the link's token is in the URL. */
export const linkSchema = z.object({});
