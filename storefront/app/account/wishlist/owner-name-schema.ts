import { maxListNameLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { optionalText } from '../../forms/index.ts';

export const ownerNameSchema = z.object({ ownerName: optionalText().check(z.maxLength(maxListNameLength, 'too-long')) });
