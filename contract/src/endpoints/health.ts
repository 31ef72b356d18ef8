/** Health checks and the OpenAPI document. */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

export const getHealth = defineEndpoint('getHealth', {
  summary: 'The process is alive.',
  response: z.strictObject({ status: z.literal('ok') }),
});
export const getReadiness = defineEndpoint('getReadiness', {
  summary: 'The process can serve: database reachable, not draining.',
  response: z.strictObject({ status: z.literal('ready') }),
  faults: ['ServiceUnavailableException'],
});
export const getOpenApi = defineEndpoint('getOpenApi', {
  summary: 'This contract as OpenAPI 3.1.',
  response: z.looseObject({ openapi: z.string() }),
});
