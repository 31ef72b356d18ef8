import type { DrawnPart, Form, Ground, Rigid } from './sheet.ts';

type Facts = { forms: Form[]; ground?: Ground; rigid: Rigid[]; parts: DrawnPart[] };

export function factsOf(svg: string): Facts {
  const text = svg.match(/<metadata>(.*?)<\/metadata>/s)?.[1];
  if (!text) throw new Error('This drawing has no metadata: it was not made by a Sheet.');
  return JSON.parse(text) as Facts;
}
