import { z } from 'zod';
import { common, instant, line } from './fields.ts';

/** BLOCK-026: how long something still lasts. */
export const countdownTimer = z.strictObject({ ...common, headline: line, expiration: instant });
