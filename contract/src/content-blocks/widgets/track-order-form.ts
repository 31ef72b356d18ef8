import { z } from 'zod';
import { line, prose } from '../fields.ts';

/** BLOCK-058: the form that finds an order, wherever an editor puts it. */
export const trackOrderForm = z.strictObject({ headline: line.optional(), text: prose.optional() });
