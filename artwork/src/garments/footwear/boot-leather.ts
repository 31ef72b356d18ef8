// What every part of a boot is made with.
import type { ArtworkSpecOf } from '../../draw.ts';
import type { Palette } from '../../kit/color.ts';
import type { Body } from '../../kit/sheet.ts';

export type Boot = ArtworkSpecOf<'boot'>;
export type Leather = { p: Palette; hide: Body; metal: string; row: (d: string, by?: number) => void };
