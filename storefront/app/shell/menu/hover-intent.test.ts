import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoverTarget, isHeadedDown } from './hover-intent.ts';

describe('a pointer over the bar of departments', () => {
  it('SHELL-015 opens a menu after 50 ms and closes it after 50 ms', () => {
    expect(hoverTarget({ openId: undefined, overId: 'men', isHeadedDown: false })).toEqual({ id: 'men', delay: 50 });
    expect(hoverTarget({ openId: 'men', overId: undefined, isHeadedDown: false })).toEqual({ id: undefined, delay: 50 });
    expect(hoverTarget({ openId: 'men', overId: 'women', isHeadedDown: false })).toEqual({ id: 'women', delay: 50 });
  });
  it('SHELL-015 waits longer over departments that it crosses on its way into the open menu', () => {
    expect(hoverTarget({ openId: 'men', overId: 'women', isHeadedDown: true })!.delay).toBeGreaterThan(250);
    expect(hoverTarget({ openId: 'men', overId: undefined, isHeadedDown: true })!.delay).toBeGreaterThan(250);
    // Without an open menu the pointer has no target below.
    expect(hoverTarget({ openId: undefined, overId: 'women', isHeadedDown: true })!.delay).toBe(50);
  });
  it('changes nothing over the department whose menu is open', () => {
    const id = fc.option(fc.constantFrom('men', 'women'), { nil: undefined });
    fc.assert(
      fc.property(id, fc.boolean(), (openId, headedDown) => {
        expect(hoverTarget({ openId, overId: openId, isHeadedDown: headedDown })).toBeUndefined();
      }),
    );
  });
  it('is headed for the menu if it moves down at least half as far as sideways', () => {
    const from = { x: 100, y: 100 };
    expect(isHeadedDown(from, { x: 110, y: 106 })).toBe(true);
    expect(isHeadedDown(from, { x: 90, y: 106 })).toBe(true);
    expect(isHeadedDown(from, { x: 110, y: 104 })).toBe(false);
    expect(isHeadedDown(from, { x: 110, y: 100 })).toBe(false);
    expect(isHeadedDown(from, { x: 100, y: 90 })).toBe(false);
    expect(isHeadedDown(from, from)).toBe(false);
    expect(isHeadedDown(undefined, from)).toBe(false);
  });
});
