import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

export const getHealth = defineEndpoint('getHealth', {
  summary: 'Reports that the process is alive.',
  response: z.strictObject({ status: z.literal('ok') }),
});
export const getReadiness = defineEndpoint('getReadiness', {
  summary: 'Reports whether the process can serve requests: the database is reachable and the process is not shutting down.',
  response: z.strictObject({
    status: z.literal('ready'),
    /** Problems that an operator should repair, although the process can serve. */
    warnings: z.array(z.string()).optional(),
  }),
  faults: ['ServiceUnavailableException'],
});
export const getOpenApi = defineEndpoint('getOpenApi', {
  summary: 'Returns this contract as OpenAPI 3.1.',
  response: z.looseObject({ openapi: z.string() }),
});
