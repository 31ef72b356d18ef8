/** A standing person as separate parts, so that the tape can pass behind some and in front of others. */
import type { Build } from './builds.ts';
import { bothSides, curve, mirrored, type Stage } from './curve.ts';
import { body, DUCK, LINEN, line, SKIN, WEIGHT } from './ink.ts';

const drawMirroredPair = (run: string, draw: (run: string) => string) => draw(run) + draw(mirrored(run));

export function legs({ trousers, waistband, foot }: Build<'away'>, stage: Stage): string {
  const d = (run: string) => curve(run, stage);
  // A trousers run begins `0 top x y halfWidth …` and ends at the crotch.
  const top = Number(trousers.split(' ')[1]);
  const edge = Number(trousers.split(' ')[4]);
  const crotch = Number(trousers.split(' ').at(-1));
  const seam = top + waistband;
  return (
    drawMirroredPair(foot, (run) => body(d(run), { fill: SKIN, shade: [6 * stage.scale, 4 * stage.scale] })) +
    body(d(bothSides(trousers)), { fill: DUCK, shade: [13 * stage.scale, 3 * stage.scale] }) +
    line(d(`${-edge - 4} ${seam - 1} 0 ${seam + 2} ${edge + 4} ${seam - 1}`)) +
    line(d(`0 ${seam + 2} 0 ${crotch - 6}`)) +
    line(d(`12 ${seam + 2} 12 ${crotch - 66} / 10 ${crotch - 50} 1 ${crotch - 36}`), WEIGHT.hair) +
    drawMirroredPair(`${edge - 26} ${seam} ${edge - 12} ${seam + 34} ${edge + 5} ${seam + 44}`, (run) => line(d(run)))
  );
}

export const hairBehind = ({ hairBehind: hair }: Build<'away'>, stage: Stage): string =>
  hair ? body(curve(bothSides(hair), stage), { fill: DUCK, weight: WEIGHT.contour * 0.8 }) : '';

export function trunk(build: Build<'away'>, stage: Stage): string {
  const { neck, shirt, neckline, folds } = build;
  const d = (run: string) => curve(run, stage);
  const [, , x, y, endX, endY] = neckline.split(' ').map(Number);
  const collar = `${-endX!} ${endY} ${-x!} ${y} ${neckline}`;
  return (
    hairBehind(build, stage) +
    body(d(bothSides(neck)), { fill: SKIN, shade: [7 * stage.scale, -6 * stage.scale] }) +
    body(d(bothSides(shirt)), { fill: LINEN, shade: [11 * stage.scale, 2 * stage.scale] }) +
    line(d(collar), WEIGHT.hair) +
    folds.map((run) => drawMirroredPair(run, (each) => line(d(each)))).join('')
  );
}

export function head({ head: skull, hair, ear }: Build<'away'>, stage: Stage): string {
  const d = (run: string) => curve(run, stage);
  const shade: [number, number] = [8 * stage.scale, 4 * stage.scale];
  return (
    (ear && drawMirroredPair(ear, (run) => body(d(run), { fill: SKIN, weight: WEIGHT.contour * 0.8 }))) +
    body(d(bothSides(skull)), { fill: SKIN, shade }) +
    body(d(bothSides(hair)), { fill: DUCK, weight: WEIGHT.contour * 0.8, shade })
  );
}
