// Rubber boot, side view, toe to the left: molded overlays, side strap or grip, rolled rim, cleated sole. Three heights.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import { scaled, sequence } from '../shared/fit.ts';
import { dropOn, oval, plate, rod } from '../shared/parts.ts';
import { bootMove, type Proportions, recordProportions } from './boot-proportions.ts';

type RubberBoot = ArtworkSpecOf<'rubber-boot'>;
type Rubber = { skin: string; base: string; rubber: Body; metal: string };

const UPPER =
  'M414 112C420 220 440 320 448 420C450 490 428 540 376 578C314 620 240 640 190 672C150 698 134 740 142 790C300 832 620 832 778 786C782 720 766 640 752 566C742 500 762 410 772 310C780 230 780 160 776 104C660 130 500 136 404 112Z';
const FOX =
  'M140 796C128 760 134 728 150 706C196 712 250 730 300 740C400 758 520 746 610 742C660 740 700 726 766 690C778 724 784 760 786 792C620 824 300 826 140 796Z';
const FOX_EDGE = 'M150 706C196 712 250 730 300 740C400 758 520 746 610 742C660 740 700 726 766 690';
const HEEL = 'M766 640C778 700 784 750 786 786L660 800C652 740 664 690 690 650C712 622 740 616 766 640Z';
const KICK = 'M744 650C762 658 784 660 800 654C804 664 803 676 799 684C780 690 758 686 746 680Z';
const RIM =
  'M418 106C480 134 690 128 766 94C778 90 786 98 787 110C787 124 784 130 774 134C690 166 490 172 420 146C410 142 406 136 406 124C406 110 410 104 418 106Z';
const SOLE =
  'M134 786C300 818 620 818 790 782C798 806 796 830 790 846L632 850L626 836C600 828 560 830 540 842L536 852C420 862 260 860 166 844C138 832 126 808 134 786Z';
const STRAP = 'M560 206C620 200 700 190 782 176L784 214C704 228 624 240 564 246C554 236 552 216 560 206Z';

const HEIGHTS: Record<RubberBoot['height'], Proportions> = {
  ankle: { stretch: 0.2, size: [1.12, 0.88], dx: 30 },
  mid: { stretch: 1, size: [1, 1], dx: 20 },
  tall: { stretch: 1.6, size: [0.86, 0.86], dx: 20 },
};
const ANKLE = 440;
const shaft =
  (stretch: number): Move =>
  (x, y) => [x, y < 150 ? y + (1 - stretch) * (ANKLE - 150) : y < ANKLE ? ANKLE - (ANKLE - y) * stretch : y];

function step(s: Sheet, d: string, side: number) {
  s.stroke('detail', d, '#000', 4, { opacity: 0.34 });
  s.stroke('paint', d, '#000', 1.6, { opacity: 0.2 });
  s.stroke('detail', offset(d, 8 * side), '#fff', 12, { opacity: 0.16, cap: 'butt' });
}

function upper(s: Sheet, spec: RubberBoot, { skin, base, rubber }: Rubber) {
  s.body('M414 112C440 72 740 64 774 100C740 140 466 148 414 112Z', {
    fill: mix(base, '#17110d', 0.7),
    cloth: 'fleece',
    roll: 34,
    puff: -18,
    base: -20,
    gloss: 0.02,
  });
  s.body(UPPER, { ...rubber, roll: 150, puff: 108 });
  s.inside(UPPER, () => {
    // the give at the ankle
    fold(s, '436 452 500 484 580 490 660 470', 40, 0.6);
    fold(s, '420 512 486 538 560 536 640 512 744 520', 40, 0.62);
    fold(s, '386 556 440 584 510 586 580 570', 32, 0.5);
    fold(s, '758 470 700 500 640 540', 34, 0.4, { side: -1 });
    fold(s, '330 594 352 630 356 680', 26, 0.4);
    fold(s, '300 606 318 640 320 690', 20, 0.3);
    fold(s, '470 170 476 280 484 400', 70, 0.3);
    fold(s, '690 180 684 280 690 400', 70, 0.3, { side: -1 });
    crumple(s, [440, 430, 740, 570], 7, { seed: 5, angle: 0.1, spread: 0.5, length: [50, 110], width: [10, 18], strength: [0.1, 0.22] });
    // molded lines: back stay and shin rib
    step(s, 'M700 150C706 260 690 380 682 470C680 530 700 590 712 640', -1);
    step(s, 'M460 156C468 250 480 340 484 420C486 500 470 560 430 604', -1);
    if (!spec.band) return;
    s.patch(FOX, { fill: mix(skin, '#0c0a08', 0.06), lift: 0.22 });
    step(s, FOX_EDGE, 1);
  });
  if (spec.band)
    s.inside(FOX, () => {
      for (let i = 0; i < 3; i++) {
        const d = `M${136 + i} ${770 - i * 12}C300 ${800 - i * 12} 620 ${800 - i * 12} 790 ${766 - i * 12}`;
        s.stroke('detail', d, '#000', 3, { opacity: 0.3 });
        s.stroke('paint', d, '#000', 1.4, { opacity: 0.16 });
      }
    });
  else
    s.inside(UPPER, () => {
      // plain: a single bead where the foot meets the sole
      const bead = 'M136 764C300 802 620 802 786 760';
      s.stroke('detail', bead, '#fff', 14, { opacity: 0.2 });
      s.stroke('detail', offset(bead, -9), '#000', 3, { opacity: 0.3 });
    });
  s.body(HEEL, { ...rubber, roll: 60, puff: 54, base: 44, wrinkle: 0.2 });
  s.body(KICK, { ...rubber, roll: 14, puff: 12, base: 96, wrinkle: 0.1 });
}

function strap(s: Sheet, { base, rubber, metal }: Rubber) {
  dropOn(s, UPPER, STRAP, { dx: 3, dy: 8, strength: 0.26 });
  s.body(STRAP, { ...rubber, fill: mix(base, '#0c0a08', 0.12), roll: 16, puff: 12, base: 84, edge: true, wrinkle: 0.2, gloss: 0.4 });
  for (const x of [736, 760]) s.add('paint', `<circle cx="${x}" cy="${207 - (x - 736) * 0.16}" r="4" fill="#0b0908" fill-opacity=".8"/>`);
  rod(s, 'M600 192L650 186L656 250L606 256Z', 8, metal, { closed: true, base: 96, on: UPPER });
  plate(s, 'M600 217L662 209L663 216L601 224Z', metal, { base: 102, on: STRAP });
}

function grip(s: Sheet, { skin }: Rubber) {
  const hole = oval(592, 200, 56, 19, -4),
    lip = oval(592, 200, 68, 31, -4);
  s.add(
    'detail',
    `<path d="${lip}" fill="#fff" fill-opacity=".26"/><path d="${lip}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".24"/>`,
  );
  s.patch(hole, { fill: mix(skin, '#060504', 0.78), lift: -0.5 });
  s.add('paint', `<path d="${hole}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="3" transform="translate(1 2)"/>`);
}

function gore(s: Sheet, { base }: Rubber) {
  const d = 'M552 350C592 356 634 354 676 348C676 410 668 466 646 508C628 528 598 528 582 510C560 466 552 410 552 350Z';
  s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="7" stroke-opacity=".4"/>`);
  s.part('gore', 614, 430);
  s.patch(d, { fill: mix(base, '#12100d', 0.74), lift: -0.08 });
  s.inside(d, () => {
    let ribs = '';
    for (let x = 546; x < 690; x += 7) ribs += `M${x} 340L${Math.round(x + (614 - x) * 0.16)} 530`;
    s.stroke('detail', ribs, '#fff', 3.4, { opacity: 0.3, cap: 'butt' });
    s.stroke('paint', ribs, '#fff', 1, { opacity: 0.1, cap: 'butt' });
    fold(s, '560 470 610 484 664 462', 20, 0.35);
  });
}

function sole(s: Sheet, rubber: string) {
  s.body(SOLE, { fill: rubber, cloth: 'smooth', roll: 50, puff: 24, base: 66, gloss: 0.22, wrinkle: 0.2, wear: 0.2 });
  s.inside(SOLE, () => {
    s.stroke('detail', 'M130 806C300 834 620 834 796 804', '#000', 4, { opacity: 0.6 });
    let lugs = '';
    for (let x = 176; x < 790; x += 36) if (x < 520 || x > 640) lugs += `M${x} 826L${x + 15} 826L${x + 11} 866L${x + 3} 866Z`;
    s.add('paint', `<path d="${lugs}" fill="#000" fill-opacity=".5"/>`);
    s.add('detail', `<path d="${lugs}" fill="#000" fill-opacity=".7"/>`);
  });
}

function draw(spec: RubberBoot, color: Color): string {
  const proportions = HEIGHTS[spec.height],
    stretch = proportions.stretch,
    whole = bootMove(proportions, [462, 850]),
    move = sequence(shaft(stretch), whole),
    top = sequence(scaled(1, 1, [0, 0], 0, (1 - stretch) * (ANKLE - 150)), whole),
    { base } = palette(color.hex),
    l = lum(color.hex);
  const skin = mix(base, '#000000', l < 0.16 ? 0.55 : l > 0.6 ? 0.04 : 0.16), // darker, because the gloss of the rubber brightens it
    made: Rubber = {
      skin,
      base,
      metal: '#a8a294',
      rubber: { fill: skin, cloth: 'smooth', gloss: 0.56, wrinkle: 0.55, wear: 0.15, grain: 0.3 },
    };
  const s = new Sheet({
    name: 'rubber boot',
    drift: { amount: 1.2, seed: 9 },
    ground: { y: 850, x0: whole(150, 850)[0], x1: whole(790, 850)[0] },
    hardware: proportions.size[1],
  });
  s.moved(move, () => upper(s, spec, made));
  if (spec.height === 'ankle') s.moved(sequence(scaled(1, 1, [0, 0], 0, 18), whole), () => gore(s, made));
  s.moved(top, () => {
    if (spec.height !== 'ankle') (spec.band ? strap : grip)(s, made);
    s.body(RIM, { ...made.rubber, fill: spec.band ? skin : mix(skin, '#0c0a08', 0.3), roll: 22, puff: 20, base: 104, wrinkle: 0.2 });
  });
  const [x, y] = spec.height === 'ankle' ? whole(570, 648) : move(560, 330);
  if (spec.height !== 'ankle') s.part('shaft', x, y);
  label(s, x, y, spec.height === 'ankle' ? 70 : 92, spec.height === 'ankle' ? 38 : 50, {
    fill: mix(base, '#0c0a08', 0.2),
    ink: mix(base, '#fff6df', 0.62),
    angle: 1,
  });
  s.moved(whole, () => sole(s, spec.band ? '#3a3128' : mix(skin, '#15110d', 0.5)));
  recordProportions(s, [move(776, 104), whole(134, 790), whole(790, 790)]);
  return s.toString();
}

export const garment: Garment<'rubber-boot'> = {
  draw,
  hasBack: false,
  detail: ({ height }) => (height === 'ankle' ? { part: 'gore', box: [470, 270, 300] } : { part: 'shaft', box: [480, 190, 300] }),
};
