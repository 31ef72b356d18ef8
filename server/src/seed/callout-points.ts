import type { VisiblePart } from '@outfitter/artwork';

/** Returns the parts that a brand image shows; `undefined` for an image that is not the front of a style. */
export type FindParts = (imagePath: string) => Promise<readonly VisiblePart[] | undefined>;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the part to which a callout points: of parts with the same name, the one nearest to the callout's side. */
function nearestPart(parts: readonly VisiblePart[], { part, side }: Fields): VisiblePart {
  const [nearest] = parts.filter(({ name }) => name === part).toSorted((a, b) => (side === 'l' ? a.x - b.x : b.x - a.x));
  if (!nearest)
    throw new Error(
      `A callout names the part "${part}", which its image does not show. Fix: name one of ${parts.map(({ name }) => name).join(', ')}.`,
    );
  return nearest;
}

function anchored(callout: Fields, parts: readonly VisiblePart[]): Fields {
  const { part: _part, ...texts } = callout;
  const { x, y } = nearestPart(parts, callout);
  return { ...texts, pointX: x, pointY: y };
}

async function anchorAll(fields: Fields, findParts: FindParts): Promise<Fields> {
  const path = isFields(fields.image) ? fields.image.image : undefined;
  if (!Array.isArray(fields.callouts) || typeof path !== 'string') return fields;
  const parts = (await findParts(path)) ?? [];
  return { ...fields, callouts: fields.callouts.map((callout: Fields) => (callout.part ? anchored(callout, parts) : callout)) };
}

export async function addCalloutPoints(value: unknown, findParts: FindParts): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => addCalloutPoints(entry, findParts)));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(async ([key, entry]) => [key, await addCalloutPoints(entry, findParts)] as const);
  return anchorAll(Object.fromEntries(await Promise.all(entries)), findParts);
}
