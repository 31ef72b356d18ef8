/** What load balancers and developers ask. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint('getHealth', { summary: 'The process is alive.', answer: z.strictObject({ status: z.literal('ok') }) });
export const getReadiness = endpoint('getReadiness', {
  summary: 'The process can serve: database reachable, not draining.',
  answer: z.strictObject({ status: z.literal('ready') }),
  faults: ['ServiceUnavailableException'],
});
export const getOpenApi = endpoint('getOpenApi', {
  summary: 'This contract as OpenAPI 3.1.',
  answer: z.looseObject({ openapi: z.string() }),
});
