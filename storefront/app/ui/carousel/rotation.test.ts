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
    const turn = vi.fn();
    const rotation = createRotation(speed, turn);
    rotation.setRunning(true);
    vi.advanceTimersByTime(delay - 1);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(delay * 2);
    expect(turn).toHaveBeenCalledTimes(3);
    rotation.setRunning(false);
    vi.advanceTimersByTime(delay * 5);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('BLOCK-036 restarts its delay when the shopper chooses a slide, and does not start if it is stopped', () => {
    const turn = vi.fn();
    const rotation = createRotation('normal', turn);
    rotation.restart();
    vi.advanceTimersByTime(10_000);
    expect(turn).not.toHaveBeenCalled();
    rotation.setRunning(true);
    vi.advanceTimersByTime(3_900);
    rotation.restart();
    vi.advanceTimersByTime(3_900);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(turn).toHaveBeenCalledOnce();
  });

  it('BLOCK-033 needs several slides and no reason to pause', () => {
    const free = { slides: 2, isPaused: false, isHoveredOrFocused: false, prefersReducedMotion: false };
    expect(canRotate(free)).toBe(true);
    for (const hindered of [
      { slides: 1 },
      { slides: 0 },
      { isPaused: true },
      { isHoveredOrFocused: true },
      { prefersReducedMotion: true },
    ]) {
      expect(canRotate({ ...free, ...hindered })).toBe(false);
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
