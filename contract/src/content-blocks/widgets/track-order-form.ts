import { z } from 'zod';
import { line, prose } from '../fields.ts';

/** BLOCK-058: the order lookup form. */
export const trackOrderForm = z.strictObject({ headline: line.optional(), text: prose.optional() });
