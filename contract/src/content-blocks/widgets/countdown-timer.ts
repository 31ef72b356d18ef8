import { z } from 'zod';
import { commonFields, instant, line } from '../fields.ts';

/** Countdown to an instant (BLOCK-026). */
export const countdownTimer = z.strictObject({ ...commonFields, headline: line, expiration: instant });
