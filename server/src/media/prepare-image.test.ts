import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareImage, UploadError, uploadLimits } from './prepare-image.ts';

const solidImage = (width: number, height: number, background = '#9a6b3c') => sharp({ create: { width, height, channels: 3, background } });

/** Builds a PNG whose header announces a size without the pixels, like a decompression bomb. */
function pngWithHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(40)), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a photo with the left half red and the right half blue, rotated by EXIF: upright, the red half is at the top. */
async function rotatedPhoto(): Promise<Buffer> {
  const red = await solidImage(200, 300, '#ff0000').png().toBuffer();
  return solidImage(400, 300, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'A photographer', Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

describe('an uploaded image', () => {
  it('is rotated upright and stripped of camera metadata', async () => {
    const photo = await rotatedPhoto();
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif !== undefined]).toEqual([6, true]);
    const stored = await prepareImage(photo);
    const after = await sharp(stored.bytes).metadata();
    expect([stored.width, stored.height, after.format, after.orientation]).toEqual([300, 400, 'webp', undefined]);
    expect([after.exif, after.xmp, after.iptc, after.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(stored.bytes).includes('photographer')).toBe(false);
    const top = await sharp(stored.bytes).extract({ left: 150, top: 50, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (type) => {
    const stored = await prepareImage(await solidImage(64, 48).toFormat(type).toBuffer());
    expect([stored.width, stored.height]).toEqual([64, 48]);
    expect(stored.ground).toMatch(/^#9[0-9a-f]6[0-9a-f]3[0-9a-f]$/);
  });

  it('is scaled down to the maximum size, has a version by content and keeps transparency', async () => {
    const stored = await prepareImage(await solidImage(4_000, 1_000).jpeg().toBuffer());
    expect([stored.width, stored.height]).toEqual([uploadLimits.storedPixels, 750]);
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [one, other] = [await prepareImage(clear), await prepareImage(clear)];
    expect(one.version).toBe(other.version);
    expect((await sharp(one.bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG/],
    ['a bomb of 65,000 by 65,000 pixels in 150 bytes', pngWithHeader(65_000, 65_000), /million pixels/],
    ['a bomb of a single row', pngWithHeader(1, 2_000_000_000), /million pixels|corrupt/],
    ['a header without an image', pngWithHeader(100, 100), /corrupt/],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004'), /ZIP/],
    ['nothing', Buffer.alloc(0), /unknown type/],
    ['a JPEG’s first bytes before an SVG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg onload="x"/>')]), /corrupt/],
  ])('is rejected if it is %s', async (_, bytes, output) => {
    await expect(prepareImage(bytes)).rejects.toThrow(output);
    await expect(prepareImage(bytes)).rejects.toBeInstanceOf(UploadError);
  });

  it('is rejected if it is truncated, animated, tiny or too large', async () => {
    const whole = await solidImage(600, 600).png().toBuffer();
    await expect(prepareImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(/corrupt/);
    const frames = Buffer.from(Array.from({ length: 40 * 80 * 3 }, (_, index) => (index < 40 * 40 * 3 ? 20 : 220)));
    const moving = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ delay: [90, 90] })
      .toBuffer();
    await expect(prepareImage(moving)).rejects.toThrow(/still image/);
    await expect(prepareImage(await solidImage(8, 8).png().toBuffer())).rejects.toThrow(/smaller/);
    await expect(prepareImage(Buffer.concat([whole, Buffer.alloc(uploadLimits.bytes)]))).rejects.toThrow(/MB/);
  });

  it('is accepted or rejected with a reason, however its bytes are corrupted', async () => {
    const whole = await solidImage(40, 30).jpeg().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }), async (changes) => {
        const broken = Buffer.from(whole);
        for (const [at, byte] of changes) broken[at] = byte;
        const stored = await prepareImage(broken).catch((error) => error);
        if (stored instanceof Error) expect(stored).toBeInstanceOf(UploadError);
        else expect(stored.bytes.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
