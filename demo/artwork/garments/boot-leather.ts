// What every part of a boot is made with.
import type { LookOf } from '../draw.ts';
import type { Palette } from '../kit/colour.ts';
import type { Body } from '../kit/sheet.ts';

export type Boot = LookOf<'boot'>;
/** What the parts of a boot are made with. */
export type Leather = { p: Palette; hide: Body; metal: string; row: (d: string, by?: number) => void };
