/** Preview for editors: sign-in, session, and delivery hosts bound to a time. */
import { z } from 'zod';
import { parsePreviewTime, previewYears } from '../client/preview.ts';
import { contentBody } from './content.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Milliseconds since 1970 or an ISO instant. */
export const previewTime = z
  .string()
  .max(40)
  .refine(
    (text) => parsePreviewTime(text) !== undefined,
    `a moment of the years ${previewYears.first} to ${previewYears.last}, in milliseconds or like 2026-12-24T06:00:00Z`,
  );

/** The only scope of an editor's token. */
export const previewScope = 'preview:read' as const;

export const signInEditor = defineEndpoint('signInEditor', {
  summary: 'A token for previews, for an editor’s name and password. It reads what the shop shows, and changes nothing.',
  body: z.strictObject({ name: z.string().min(1).max(100), password: z.string().min(1).max(200) }),
  response: z.strictObject({
    token: z.string(),
    scope: z.literal(previewScope),
    /** Seconds from now. */
    expiresIn: z.number(),
  }),
  errorFormat: 'login',
});

export const getPreviewSession = defineEndpoint('getPreviewSession', {
  summary: 'Whose token this is, and which content services and moments it may be used with.',
  response: z.strictObject({
    name: z.string(),
    scope: z.literal(previewScope),
    expiresAt: z.iso.datetime(),
    /** Hosts of content services besides the shop’s own. */
    contentDomains: z.array(z.string()),
  }),
});

export const sanitizeContent = defineEndpoint('sanitizeContent', {
  summary: 'Content as an editor has it in a tool, not stored anywhere, with its HTML cleaned as stored content is: to be looked at.',
  body: z.strictObject({ content: contentBody }),
  response: z.strictObject({ content: contentBody }),
});

export const getPreviewDomain = defineEndpoint('getPreviewDomain', {
  summary: 'The host by which content delivery answers as of a moment, for the public client; it ends by itself.',
  params: z.strictObject({ base: z.string().min(1).max(253) }),
  query: z.strictObject({ timestamp: previewTime }),
  response: z.string(),
});
