import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-026: how long something still lasts. */
export const countdownTimer = z.strictObject({ ...common, headline: line, expiration: z.iso.datetime({ offset: true }) });
