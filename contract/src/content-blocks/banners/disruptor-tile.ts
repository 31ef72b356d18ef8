import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

export const disruptorTile = z.strictObject({ ...commonFields, headline: line });
