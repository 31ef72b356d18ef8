/** Other origins may speak the protocol, as they may with the hosted service: a page of theirs with the public key in it. */
import type { MiddlewareHandler } from 'hono';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, x-algolia-agent, x-algolia-api-key, x-algolia-application-id, x-algolia-usertoken',
  'access-control-expose-headers': 'retry-after',
} as const;
/** Seconds for which a browser need not ask again. */
const askedAgainAfter = 7_200;

/** Answers the browser's question whether it may, and says so on every answer, refusals included. No cookie is ever sent or read. */
export const openToOrigins: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...allowed, 'access-control-max-age': String(askedAgainAfter) } });
  }
  await next();
  for (const [name, value] of Object.entries(allowed)) context.res.headers.set(name, value);
  return undefined;
};
