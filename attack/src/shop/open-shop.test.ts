import { describe, expect, it } from 'vitest';
import { findRunningShop } from './open-shop.ts';

describe('a running shop', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000/men'])('at %s may be attacked', (url) => {
    expect(findRunningShop(url).origin).toBe('http://127.0.0.1:3000');
  });

  it.each([
    'https://shop.example',
    'http://10.0.0.1',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'file:///etc',
    'x',
  ])('at %s may not', (url) => {
    expect(() => findRunningShop(url)).toThrow('is not an http address of this machine');
  });
});
