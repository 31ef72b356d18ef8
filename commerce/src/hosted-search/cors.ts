import type { MiddlewareHandler } from 'hono';

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, x-algolia-agent, x-algolia-api-key, x-algolia-application-id, x-algolia-usertoken',
  'access-control-expose-headers': 'retry-after',
} as const;
/** Seconds for which browsers cache a preflight response. */
const preflightMaxAge = 7_200;

/**
 * Allows pages of other origins to call this protocol with the public key, as they may call the hosted search service. Applies to error
 * responses too; cookies are neither read nor sent.
 */
export const allowAllOrigins: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...corsHeaders, 'access-control-max-age': String(preflightMaxAge) } });
  }
  await next();
  for (const [name, value] of Object.entries(corsHeaders)) context.res.headers.set(name, value);
  return undefined;
};
