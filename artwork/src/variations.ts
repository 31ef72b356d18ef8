/** Returns specs of every type with each value of each parameter once, for reviews and tests. */
import { type ArtworkSpec, type ArtworkType, artworkSpec } from './artwork-spec.ts';

export function parameters(type: ArtworkType): Record<string, (string | boolean)[]> {
  const option = artworkSpec.options.find((o) => o.shape.type.value === type);
  const out: Record<string, (string | boolean)[]> = {};
  for (const [name, schema] of Object.entries(option?.shape ?? {})) {
    if (name === 'type' || !('def' in schema) || schema.def.type !== 'default') continue;
    // a default may stand on another one, as a type's own default of a shared parameter does
    const outer = schema.def.innerType;
    const inner = outer.def.type === 'default' ? outer.def.innerType : outer;
    const values: (string | boolean)[] = 'options' in inner ? [...inner.options] : [true, false];
    out[name] = values.filter((value) => value !== schema.def.defaultValue);
  }
  return out;
}

export function variations(type: ArtworkType): ArtworkSpec[] {
  return Object.entries(parameters(type)).flatMap(([name, values]) => values.map((value) => artworkSpec.parse({ type, [name]: value })));
}
