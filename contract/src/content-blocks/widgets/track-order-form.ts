import { z } from 'zod';
import { line, prose } from '../fields.ts';

export const trackOrderForm = z.strictObject({ headline: line.optional(), text: prose.optional() });
