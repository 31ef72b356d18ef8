import { z } from 'zod';
import { commonFields } from '../fields.ts';

export const textBlock = z.strictObject(commonFields);
