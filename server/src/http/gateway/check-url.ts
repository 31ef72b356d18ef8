export type UrlError = { status: 400 | 414; message: string };

const maxPathLength = 2_048;
const maxQueryLength = 6_144;

/** Rejects backslashes, control characters, malformed escapes, and `//host`, which browsers interpret as another site. */
export function findUrlError(rawUrl: string): UrlError | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  if (path.length > maxPathLength || query.length > maxQueryLength) return { status: 414, message: 'The address is too long.' };
  if (!path.startsWith('/') || path.startsWith('//') || path.startsWith('/\\'))
    return { status: 400, message: 'The address is not a path of this site.' };
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { status: 400, message: 'The address has a percent sign that is not part of an escape.' };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return { status: 400, message: 'The address has characters that no page has.' };
  return undefined;
}
