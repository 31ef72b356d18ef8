import { z } from 'zod';
import { parsePreviewTime, previewYears } from '../client/content/preview.ts';
import { contentBody } from './content.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Preview time: milliseconds since 1970 or an ISO instant. */
export const previewTime = z
  .string()
  .max(40)
  .refine(
    (text) => parsePreviewTime(text) !== undefined,
    `a moment of the years ${previewYears.first} to ${previewYears.last}, in milliseconds or like 2026-12-24T06:00:00Z`,
  );

export const previewScope = 'preview:read' as const;

export const signInEditor = defineEndpoint('signInEditor', {
  summary: 'Returns a preview token for an editor’s name and password. The token only permits reading.',
  body: z.strictObject({
    name: z.string().min(1).max(100),
    password: z.string().min(1).max(200),
    /** Token `device` of an earlier response; by default that of the cookie, which the call sets. */
    device: z.string().max(400).optional(),
  }),
  response: z.strictObject({
    token: z.string(),
    scope: z.literal(previewScope),
    /** Lifetime in seconds from now. */
    expiresIn: z.number(),
    /** Token that identifies this browser at the next sign-in; gives no access. */
    device: z.string(),
  }),
  errorFormat: 'login',
});

export const getPreviewSession = defineEndpoint('getPreviewSession', {
  summary: 'Returns the editor of the token, and the content services and times that it may preview.',
  response: z.strictObject({
    name: z.string(),
    scope: z.literal(previewScope),
    expiresAt: z.iso.datetime(),
    contentDomains: z.array(z.string()),
  }),
});

export const getPreviewToken = defineEndpoint('getPreviewToken', {
  summary: "Returns the token of the preview cookie, for the calls of a previewed page. Only the shop's own pages may make this call.",
  body: z.strictObject({}).optional(),
  response: z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() }),
  faults: ['ForbiddenException', 'InvalidAccessTokenException'],
});

export const sanitizeContent = defineEndpoint('sanitizeContent', {
  summary: 'Sanitizes unsaved content like stored content, for display in a preview.',
  body: z.strictObject({ content: contentBody }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: z.strictObject({ content: contentBody }),
});

export const getPreviewDomain = defineEndpoint('getPreviewDomain', {
  summary: 'Returns a temporary host for the public client, whose content delivery is that of a given time.',
  params: z.strictObject({ base: z.string().min(1).max(253) }),
  query: z.strictObject({ timestamp: previewTime }),
  response: z.string(),
});
