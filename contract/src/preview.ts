/** Preview for editors: signing in, who is signed in, and addresses by which content is read as of a moment. */
import { z } from 'zod';
import { plannedYears, readMoment } from './client/preview.ts';
import { contentBody } from './content.ts';
import { endpoint } from './endpoint.ts';

/** A moment of a preview, as milliseconds since 1970 or as an ISO instant. */
export const previewMoment = z
  .string()
  .max(40)
  .refine(
    (text) => readMoment(text) !== undefined,
    `a moment of the years ${plannedYears.first} to ${plannedYears.last}, in milliseconds or like 2026-12-24T06:00:00Z`,
  );

/** What an editor's token is good for, and nothing else. */
export const previewScope = 'preview:read' as const;

export const signInEditor = endpoint('signInEditor', {
  summary: 'A token for previews, for an editor’s name and password. It reads what the shop shows, and changes nothing.',
  body: z.strictObject({ name: z.string().min(1).max(100), password: z.string().min(1).max(200) }),
  answer: z.strictObject({
    token: z.string(),
    scope: z.literal(previewScope),
    /** Seconds from now. */
    expiresIn: z.number(),
  }),
  errors: 'login',
});

export const getPreviewSession = endpoint('getPreviewSession', {
  summary: 'Whose token this is, and which content services and moments it may be used with.',
  answer: z.strictObject({
    name: z.string(),
    scope: z.literal(previewScope),
    expiresAt: z.iso.datetime(),
    /** Hosts of content services beside the shop’s own. */
    contentDomains: z.array(z.string()),
  }),
});

export const cleanContent = endpoint('cleanContent', {
  summary: 'Content as an editor has it in a tool, not stored anywhere, with its HTML cleaned as stored content is: to be looked at.',
  body: z.strictObject({ content: contentBody }),
  answer: z.strictObject({ content: contentBody }),
});

export const getPreviewDomain = endpoint('getPreviewDomain', {
  summary: 'The host by which content delivery answers as of a moment, for the public client; it ends by itself.',
  params: z.strictObject({ base: z.string().min(1).max(253) }),
  query: z.strictObject({ timestamp: previewMoment }),
  answer: z.string(),
});
