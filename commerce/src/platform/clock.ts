/** Source of the current time for business rules; tests and previews set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export function fixedClock(start: Date | string): Clock & { set(moment: Date | string): void; advance(milliseconds: number): void } {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = new Date(next);
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
