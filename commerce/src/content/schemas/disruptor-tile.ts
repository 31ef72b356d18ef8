import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-054: a piece of advice between products. */
export const disruptorTile = z.strictObject({ ...common, headline: line });
