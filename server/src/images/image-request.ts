export const formats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type Format = (typeof formats)[number];

/** The center of a crop, as fractions of width and height from the left and the top. */
export type FocalPoint = readonly [x: number, y: number];

export interface ImageRequest {
  endpoint: string;
  name: string;
  /** Width in pixels, rounded up to `sizeSteps`; 0 if only the other side was requested. */
  width: number;
  height: number;
  quality: number;
  format: Format | 'auto';
  /** Focal point, set only if both sides are given, so that the image is cropped. */
  point: FocalPoint | undefined;
  version: string | undefined;
}

/** Widths and heights that are rendered; others are rounded up, so that requests cannot fill the cache. */
export const sizeSteps = [85, 170, 250, 340, 500, 680, 750, 1000, 1250, 1500, 2000] as const;
const qualities = [50, 60, 70, 80, 90] as const;
const defaults = { width: 500, quality: 70 };

function roundUpToStep(steps: readonly number[], requested: number): number {
  return steps.find((step) => step >= requested) ?? steps[steps.length - 1] ?? requested;
}

function parsePixels(text: string | null): number | undefined {
  if (text === null || text === '') return 0;
  return /^[1-9]\d{0,4}$/.test(text) ? roundUpToStep(sizeSteps, Number(text)) : undefined;
}

/** Centers of the thirds of a side. Points of a crop are rounded to this grid, so that requests cannot fill the cache. */
const pointSteps = [1 / 6, 1 / 2, 5 / 6] as const;

/** Rounds `0.35,0.2` to the grid of nine points; null if the text is not a point. */
function parsePoint(text: string | null): FocalPoint | null | undefined {
  if (text === null) return undefined;
  const [, x, y] = /^(0(?:\.\d{1,4})?|1(?:\.0{1,4})?),(0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/.exec(text) ?? [];
  const toStep = (part: string) => pointSteps[Math.min(2, Math.floor(Number(part) * 3))] ?? 1 / 2;
  return x === undefined || y === undefined ? null : [toStep(x), toStep(y)];
}

export type InvalidImageRequest = { error: string };

/** Reads `/i/{endpoint}/{name}?w&h&qlt&fmt&point&v`. */
export function readImageRequest(url: URL): ImageRequest | InvalidImageRequest {
  const [, , endpoint, name, ...rest] = url.pathname.split('/');
  if (!endpoint || !name || rest.length > 0 || !/^[\w-]{1,120}$/.test(name) || !/^[\w-]{1,40}$/.test(endpoint)) {
    return { error: 'The path of an image is /i/{endpoint}/{name}.' };
  }
  const width = parsePixels(url.searchParams.get('w'));
  const height = parsePixels(url.searchParams.get('h'));
  if (width === undefined || height === undefined) return { error: 'w and h must be positive whole numbers of pixels.' };
  const text = url.searchParams.get('qlt') ?? String(defaults.quality);
  const quality = Number(text);
  if (!/^\d{1,3}$/.test(text) || quality < 1 || quality > 100) return { error: 'qlt must be a whole number from 1 to 100.' };
  const format = url.searchParams.get('fmt') ?? 'auto';
  const supportedFormat = format === 'auto' ? 'auto' : formats.find((each) => each === (format === 'jpg' ? 'jpeg' : format));
  if (!supportedFormat) return { error: `fmt must be one of auto, ${formats.join(', ')}.` };
  const point = parsePoint(url.searchParams.get('point'));
  if (point === null) return { error: 'point must be two numbers from 0 to 1, measured from the left and from the top.' };
  return {
    endpoint,
    name,
    width: width === 0 && height === 0 ? defaults.width : width,
    height,
    quality: roundUpToStep(qualities, quality),
    format: supportedFormat,
    point: width && height ? point : undefined,
    version: url.searchParams.get('v') ?? undefined,
  };
}

/** Returns the formats of an `Accept` header, best first; JPEG is always included. */
export function acceptedFormats(accept: string | null): Format[] {
  const types = (accept ?? '').toLowerCase();
  return [
    ...(types.includes('image/avif') ? (['avif'] as const) : []),
    ...(types.includes('image/webp') ? (['webp'] as const) : []),
    'jpeg',
  ];
}
