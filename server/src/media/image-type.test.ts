import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describeFileType, detectImageType } from './image-type.ts';

const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#9a6b3c' } });

describe('the type of a file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is detected by its first bytes: %s', async (type) => {
    expect(detectImageType(await image.clone().toFormat(type).toBuffer())).toBe(type);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /SVG/],
    ['\ufeff<?xml version="1.0"?><svg/>', /SVG/],
    ['  \n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>', /SVG/],
    ['<!-- a comment --><svg onload="alert(1)"/>', /SVG/],
    ['<!doctype html><img src=x>', /web page/],
    ['GIF89a', /GIF/],
    ['%PDF-1.7', /PDF/],
    ['PK\u0003\u0004 a bomb', /ZIP/],
    ['\0\0\0 ftypisom', /video/],
    ['', /unknown type/],
  ])('%j is not an image and is described', (content, output) => {
    const bytes = Buffer.from(content);
    expect(detectImageType(bytes)).toBeUndefined();
    expect(describeFileType(bytes)).toMatch(output);
  });

  it('is never an image if its first bytes are text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => detectImageType(Buffer.from(text)) === undefined || /^(RIFF....WEBP|....ftypavi)/s.test(text)),
    );
  });
});
