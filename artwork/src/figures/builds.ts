/**
 * Bodies of the size-guide illustrations, as right halves about x = 0, from the crown at y = 0 to the floor at 1000. Coordinates are runs,
 * see `curve.ts`.
 */
import type { Arm } from './arm.ts';

type Pose = 'away' | 'resting' | 'onHip';

export type Build<Poses extends Pose = Pose> = {
  head: string;
  hair: string;
  hairBehind?: string;
  ear: string;
  neck: string;
  shirt: string;
  neckline: string;
  trousers: string;
  waistband: number;
  foot: string;
  neckAt: Girth;
  chestAt: Girth;
  waistAt: Girth;
  hipAt: Girth;
  insideLeg: string;
  arms: Record<Poses, Arm>;
  folds: string[];
};

type Girth = { y: number; halfWidth: number };

const open = { turn: 4, long: 104, hasThumb: true };
const onHip = { turn: 0, long: 72, hasThumb: false };

export const man: Build = {
  head: '0 0 30 8 46 40 45 68 39 98 22 122 0 130',
  hair: '0 -5 33 3 49 38 46 68 / 41 58 38 40 26 30 0 34',
  ear: '45 60 54 57 55 71 50 84 43 88 z',
  neck: '0 100 / 31 100 / 32 128 37 148 54 160 / 0 184',
  shirt: '0 182 27 175 43 155 / 78 169 115 185 / 107 224 102 268 / 95 330 87 390 87 440 / 0 446',
  neckline: '0 190 32 182 51 158',
  trousers: '0 433 45 432 87 430 / 92 464 98 506 103 620 106 740 109 944 / 80 950 50 946 / 45 800 40 735 25 630 5 541 / 0 539',
  waistband: 20,
  foot: '56 940 / 58 962 52 984 57 998 / 110 999 / 112 986 102 962 100 940 / z',
  neckAt: { y: 139, halfWidth: 34 },
  chestAt: { y: 264, halfWidth: 101 },
  waistAt: { y: 412, halfWidth: 86 },
  hipAt: { y: 506, halfWidth: 98 },
  insideLeg: '-7 552 -28 634 -44 736 -50 800 -57 998',
  arms: {
    away: { shoulder: [110, 208], elbow: [196, 366], wrist: [258, 494], girth: 1, hand: open },
    resting: { shoulder: [110, 208], elbow: [154, 388], wrist: [182, 526], girth: 1, hand: open },
    onHip: { shoulder: [110, 208], elbow: [226, 350], wrist: [128, 452], girth: 1, hand: { ...onHip, turn: 24 } },
  },
  folds: [],
};

export const woman: Build = {
  head: '0 2 27 9 42 40 42 66 36 96 20 119 0 127',
  hair: '0 -5 34 3 52 38 55 80 49 118 / 45 92 44 66 32 42 12 28 0 19 /',
  hairBehind: '0 -2 34 4 53 40 57 90 44 132 / 20 138 0 138',
  ear: '',
  neck: '0 100 / 23 100 / 24 128 29 144 44 155 / 0 186',
  shirt: '0 182 24 172 37 151 / 64 166 92 182 / 84 222 80 254 / 86 276 79 316 67 376 68 408 / 0 414',
  neckline: '0 190 29 179 45 154',
  trousers: '0 404 38 403 69 400 / 84 446 99 508 98 590 89 725 90 944 / 66 950 44 946 / 36 800 33 725 20 630 4 549 / 0 547',
  waistband: 20,
  foot: '47 940 / 49 962 44 984 49 998 / 92 999 / 94 986 86 962 84 940 / z',
  neckAt: { y: 140, halfWidth: 28 },
  chestAt: { y: 278, halfWidth: 85 },
  waistAt: { y: 384, halfWidth: 67 },
  hipAt: { y: 508, halfWidth: 99 },
  insideLeg: '-6 560 -23 634 -38 726 -41 800 -51 998',
  arms: {
    away: { shoulder: [88, 202], elbow: [168, 356], wrist: [228, 482], girth: 0.84, hand: { ...open, long: 112 } },
    resting: { shoulder: [88, 202], elbow: [134, 374], wrist: [166, 508], girth: 0.84, hand: { ...open, long: 112 } },
    onHip: { shoulder: [88, 202], elbow: [200, 340], wrist: [124, 446], girth: 0.84, hand: { ...onHip, turn: 24, long: 76 } },
  },
  folds: ['30 314 50 320 70 309'],
};

export const child: Build<'away'> = {
  head: '0 0 40 8 63 54 62 92 50 134 26 160 0 168',
  hair: '0 -7 45 3 68 50 64 92 / 57 78 50 58 30 44 0 48',
  ear: '62 82 73 78 74 96 67 112 59 114 z',
  neck: '0 130 / 27 140 / 27 174 32 190 46 200 / 0 222',
  shirt: '0 222 24 214 39 196 / 66 209 88 222 / 83 262 79 308 / 76 370 74 420 76 462 / 0 468',
  neckline: '0 231 29 221 48 200',
  trousers: '0 452 40 451 77 449 / 80 484 85 526 92 640 95 760 98 938 / 70 944 42 940 / 38 820 34 760 22 660 4 572 / 0 570',
  waistband: 22,
  foot: '47 934 / 49 958 42 982 48 998 / 102 999 / 104 984 94 958 92 934 / z',
  neckAt: { y: 182, halfWidth: 31 },
  chestAt: { y: 310, halfWidth: 79 },
  waistAt: { y: 424, halfWidth: 75 },
  hipAt: { y: 530, halfWidth: 86 },
  insideLeg: '-7 584 -26 664 -40 762 -44 822 -51 998',
  arms: {
    away: { shoulder: [88, 242], elbow: [166, 374], wrist: [232, 476], girth: 0.86, hand: { ...open, long: 100 } },
  },
  folds: [],
};
