import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-054: a tile between products. */
export const disruptorTile = z.strictObject({ ...commonFields, headline: line });
