/** Moves the pins of close stores apart, so that each can be clicked. Pure. */
import type { MapPoint } from './projection.ts';

const maxRounds = 400;
/** Golden angle, in radians: pins at one place leave it in different directions. */
const turn = Math.PI * (3 - Math.sqrt(5));
/** Aims a little farther than the gap, because the last pushes of a crowd are endlessly small. */
const surplus = 1.01;

/** Returns the positions of pins of which no two are closer than `gap`. Pins without close neighbors stay in their places. */
export function spreadPins(places: readonly MapPoint[], gap: number): MapPoint[] {
  const pins = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < maxRounds && pushApart(pins, gap); round += 1);
  return pins;
}

/** Moves each two pins that are too close away from each other. Returns false if there are none. */
function pushApart(pins: MapPoint[], gap: number): boolean {
  let hasMoved = false;
  for (const [index, one] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      const [x, y] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(x, y);
      if (distance >= gap) continue;
      const angle = distance > 0 ? Math.atan2(y, x) : index * turn;
      const push = (gap * surplus - distance) / 2;
      const step = { x: Math.cos(angle) * push, y: Math.sin(angle) * push };
      one.x -= step.x;
      one.y -= step.y;
      other.x += step.x;
      other.y += step.y;
      hasMoved = true;
    }
  }
  return hasMoved;
}
