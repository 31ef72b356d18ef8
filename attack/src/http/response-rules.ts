import type { ReceivedResponse, SentRequest } from './send.ts';

/** Headers of every response (docs/security.md). */
const requiredHeaders: readonly [string, RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['permissions-policy', /./],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(same-origin|cross-origin)$/],
];

/** Texts that only a failed program or statement writes; inputs of the attack avoid them. */
const leaks: readonly [string, RegExp][] = [
  ['a stack trace', /\bat (?:async )?[\w.<>$ ]*\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+\)?/],
  ['a path of the server', /\bnode_modules\/|file:\/\/\/|\/(?:home|root|tmp|work|usr\/lib|var)\/[\w.-]+\/|[\\/]src[\\/][\w\\/.-]+\.tsx?\b/],
  [
    'SQL or an error of the database',
    /\bsyntax error at or near\b|\brelation "|\bduplicate key value\b|\bviolates [\w-]+ constraint\b|\binvalid input syntax\b|\binvalid byte sequence\b|\bFailed query\b|\bSELECT [\w".*, ]+ FROM "?\w/,
  ],
  [
    'an error of the runtime',
    /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|URIError|ECONNREFUSED|ERR_[A-Z]+_[A-Z_]+)\b|Cannot read propert/,
  ],
  ['a secret of the server', /postgres(?:ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY|root:x:0:0/],
];

export function brokenResponseRules({ path }: Pick<SentRequest, 'path'>, response: ReceivedResponse, deadline: number): string[] {
  const { status, headers, text, milliseconds } = response;
  const broken: string[] = [];
  if (status === 503) broken.push('it was shed four times in a row, at the pace of one attacker');
  else if (status >= 500) broken.push(`status ${status}`);
  if (milliseconds > deadline) broken.push(`the response took longer than ${deadline} ms`);
  if (isRejectedByNode(response)) return broken;
  const missing = requiredHeaders.filter(([name, pattern]) => !pattern.test(String(headers[name] ?? ''))).map(([name]) => name);
  if (missing.length > 0) broken.push(`missing or wrong headers: ${missing.join(', ')}`);
  // A page may name its own path.
  const written = path.length > 1 ? text.replaceAll(path.split('?', 1)[0] ?? '', '') : text;
  if (isText(response)) for (const [what, pattern] of leaks) if (pattern.test(written)) broken.push(`the body holds ${what}`);
  return broken;
}

/** Returns whether Node itself has rejected the message: an invalid or too large one, or one with an unknown `Expect` header. */
export function isRejectedByNode({ status, headers, body }: ReceivedResponse): boolean {
  return [400, 408, 413, 417, 431].includes(status) && body.length === 0 && headers['content-type'] === undefined;
}

/** Returns whether a body is text of the shop; scripts and styles of the build, which contain names of errors, are none. */
function isText({ headers }: ReceivedResponse): boolean {
  return /json|html|text\/plain|x-script/.test(String(headers['content-type'] ?? ''));
}

/**
 * Returns whether a text from a request header is in the response. The caller's own correlation id is returned to it (contract), in
 * responses that no shared cache may store.
 */
export function echoesHeader(response: ReceivedResponse, text: string): boolean {
  const { 'x-correlation-id': correlationId, ...headers } = response.headers;
  if (isStorable(response) && String(correlationId).includes(text)) return true;
  return `${JSON.stringify(headers)}${response.text}`.includes(text);
}

function isStorable({ headers }: ReceivedResponse): boolean {
  return !/no-store|private/.test(String(headers['cache-control'] ?? ''));
}

export function isPubliclyCacheable({ headers }: ReceivedResponse): boolean {
  const cacheControl = String(headers['cache-control'] ?? '');
  return (
    /\bpublic\b|s-maxage=[1-9]/.test(cacheControl) ||
    (!/no-store|private|no-cache/.test(cacheControl) && /max-age=[1-9]/.test(cacheControl))
  );
}

/** Returns whether a browser would leave the shop for this `Location`. */
export function leadsElsewhere({ headers }: ReceivedResponse, requestUrl: string, ownHosts: readonly string[]): boolean {
  const { location } = headers;
  if (location === undefined) return false;
  const target = URL.parse(location, requestUrl);
  return target === null || !/^https?:$/.test(target.protocol) || !ownHosts.includes(target.hostname);
}
