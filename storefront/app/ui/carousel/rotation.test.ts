import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canRotate, createRotation, parseRotationSpeed, type RotationSpeed } from './rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rotation of a carousel', () => {
  it.each<[RotationSpeed, number]>([
    ['slow', 5_000],
    ['normal', 4_000],
    ['fast', 3_000],
  ])('BLOCK-034 advances after each delay: %s, %d ms', (speed, delay) => {
    const advance = vi.fn();
    const rotation = createRotation(speed, advance);
    rotation.setRunning(true);
    vi.advanceTimersByTime(delay - 1);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(delay * 2);
    expect(advance).toHaveBeenCalledTimes(3);
    rotation.setRunning(false);
    vi.advanceTimersByTime(delay * 5);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  it('BLOCK-036 restarts its delay when the shopper selects a slide, and does not start while it is stopped', () => {
    const advance = vi.fn();
    const rotation = createRotation('normal', advance);
    rotation.restart();
    vi.advanceTimersByTime(10_000);
    expect(advance).not.toHaveBeenCalled();
    rotation.setRunning(true);
    vi.advanceTimersByTime(3_900);
    rotation.restart();
    vi.advanceTimersByTime(3_900);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(advance).toHaveBeenCalledOnce();
  });

  it('BLOCK-033 runs only with several slides and while nothing pauses it', () => {
    const rotating = { slideCount: 2, isPaused: false, isHoveredOrFocused: false, prefersReducedMotion: false };
    expect(canRotate(rotating)).toBe(true);
    for (const reason of [
      { slideCount: 1 },
      { slideCount: 0 },
      { isPaused: true },
      { isHoveredOrFocused: true },
      { prefersReducedMotion: true },
    ]) {
      expect(canRotate({ ...rotating, ...reason })).toBe(false);
    }
  });

  it('BLOCK-034 parses the speed, with normal as the default', () => {
    expect(['slow', ' Fast ', 'normal', 'brisk', '', undefined].map(parseRotationSpeed)).toEqual([
      'slow',
      'fast',
      'normal',
      'normal',
      'normal',
      'normal',
    ]);
  });
});
