export type VisualizationLayout = 'category' | 'slot' | 'gift-card' | 'home' | 'generic';

/** Returns the name of a schema: `https://example.com/schemas/homepage.json` is `homepage`. */
export function schemaName(schema: string): string {
  return (schema.split('/').at(-1) ?? '').replace(/\.json$/, '').toLowerCase();
}

/**
 * Returns the layout in which `/visualization` shows a single content item to its editor (docs/preview.md). Editors may name schemas in
 * several ways; an item of any other schema is shown as a page of its own.
 */
export function visualizationLayout(schema: string): VisualizationLayout {
  const name = schemaName(schema);
  if (name === 'homepage' || name === 'home') return 'home';
  if (/^gift-?card/.test(name)) return 'gift-card';
  if (/^category(-landing)?(-page|-slots)?$/.test(name)) return 'category';
  return /(^|-)slot(-content)?(-wrapper)?$/.test(name) ? 'slot' : 'generic';
}
