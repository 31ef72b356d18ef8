/** Previews: calls by editors that show the shop at another time. Their token allows nothing else. */
import { isPreviewable, parsePreviewTime, previewHeaders, resolveContentDomain } from '@outfitter/contract/client';
import type { CommerceSettings } from '../../commerce-dependencies.ts';
import type { Clock } from '../clock.ts';
import type { Result } from '../result.ts';
import { Fault, valueOrFault } from './fault.ts';
import type { IncomingCall } from './incoming-call.ts';

export interface Editor {
  name: string;
  audience: readonly string[];
  expiresAt: Date;
}

export interface Preview {
  at: Date;
  includesUnpublished: boolean;
  /** Host of the content service to read from; empty for the shop's own content. */
  domain: string;
}

export interface PreviewAuthority {
  isToken(token: string): boolean;
  verify(token: string): Promise<Result<Editor, 'InvalidAccessTokenException'>>;
  readHost(host: string): undefined | { previewTime: Date } | 'invalid';
}

const headerFault = (name: string, message: string) =>
  new Fault('ValidationException', `The header ${name} is not right: ${message}`, { path: `$['${name}']`, in: 'header' });

function readHeaders(headers: Headers, clock: Clock, settings: CommerceSettings): Preview | undefined {
  const time = headers.get(previewHeaders.time);
  const unpublished = headers.get(previewHeaders.unpublished);
  const domain = headers.get(previewHeaders.domain);
  if (time === null && unpublished === null && domain === null) return undefined;
  const at = time === null ? clock.now() : parsePreviewTime(time);
  if (!at) throw headerFault(previewHeaders.time, 'a moment in milliseconds or like 2026-12-24T06:00:00Z, of no far year');
  if (unpublished !== null && unpublished !== 'true' && unpublished !== 'false') {
    throw headerFault(previewHeaders.unpublished, 'true or false');
  }
  const listed = resolveContentDomain(domain ?? '', { siteOrigin: settings.siteOrigin, listed: settings.contentDomains ?? [] });
  if (listed === undefined) throw headerFault(previewHeaders.domain, 'a content service that the shop lists');
  return { at, includesUnpublished: unpublished === 'true', domain: listed };
}

export interface PreviewCall {
  preview?: Preview;
  editor?: Editor;
}

/**
 * Returns the preview that a call requests, if any. A preview may only read what pages show: other calls reject its token and headers, and
 * every call rejects the headers without the token.
 */
export async function readPreview(
  call: IncomingCall,
  token: string | undefined,
  { authority, clock, settings }: { authority: PreviewAuthority; clock: Clock; settings: CommerceSettings },
): Promise<PreviewCall | undefined> {
  const { name, operation } = call.route.endpoint;
  const isEditors = operation.audience === 'editor';
  const preview = readHeaders(call.request.headers, clock, settings);
  const isToken = token !== undefined && authority.isToken(token);
  if (!isToken && !preview && !isEditors) return readFromHost(call, authority);
  if (preview && !isPreviewable(name) && !isEditors) throw headerFault(previewHeaders.time, 'a preview only reads what pages show');
  if (!isPreviewable(name) && !isEditors) {
    throw new Fault('InvalidAccessTokenException', 'A preview’s token is good for previews only.');
  }
  if (!isToken) throw new Fault('InvalidAccessTokenException', 'This call needs an editor’s preview token.');
  return { editor: valueOrFault(await authority.verify(token)), ...(preview ? { preview } : {}) };
}

/** Returns whether a request is a preview, or claims to be one by a header, a token or its host. */
export function isPreviewRequest(headers: Headers, url: URL, token: string | undefined, authority: PreviewAuthority): boolean {
  const hasHeader = Object.values(previewHeaders).some((name) => headers.has(name));
  const isToken = token !== undefined && authority.isToken(token);
  return hasHeader || isToken || (url.pathname.startsWith('/cms/') && authority.readHost(url.host) !== undefined);
}

function readFromHost(call: IncomingCall, authority: PreviewAuthority): PreviewCall | undefined {
  if (!call.url.pathname.startsWith('/cms/')) return undefined;
  const found = authority.readHost(call.url.host);
  if (found === 'invalid') throw new Fault('InvalidAccessTokenException', 'This preview’s address has ended.');
  return found && { preview: { at: found.previewTime, includesUnpublished: false, domain: '' } };
}
