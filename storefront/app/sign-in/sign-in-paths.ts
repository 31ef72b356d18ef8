/** Matches the pages for signing in, which never lead back to themselves; their URLs may contain a token. */
export const signInPaths = /^\/(login|register|reset-password|set-password)(\/|$|\?|#)/i;
