export type UrlError = { status: 400 | 414; message: string };

const maxPathLength = 2_048;
const maxQueryLength = 6_144;

/** Matches a `.` or `..` segment, which the URL parser removes, or an empty one, with which a path can begin as `//host`. */
const unstablePath = /\/(?:\.{0,2}\/|\.{1,2}$)/;

/**
 * Checks the path as sent, so that every later step sees the same path: it has no dot segments and no `//` (which browsers interpret as
 * another site), also none in escapes, and no backslashes, control characters or malformed escapes.
 */
export function findUrlError(rawUrl: string): UrlError | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  if (path.length > maxPathLength || query.length > maxQueryLength) return { status: 414, message: 'The address is too long.' };
  if (!path.startsWith('/')) return { status: 400, message: 'The address is not a path of this site.' };
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { status: 400, message: 'The address has a percent sign that is not part of an escape.' };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return { status: 400, message: 'The address has characters that no page has.' };
  if (unstablePath.test(decoded)) return { status: 400, message: 'The address has empty or dot segments.' };
  return undefined;
}
