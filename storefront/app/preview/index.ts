export { beginPreview, readBegin, signInAndBegin } from './begin.ts';
export { BeginPreview } from './begin-preview.tsx';
export { endPreview } from './end.ts';
export { Visualization } from './visualization.tsx';
export { readVisualization } from './visualization-query.ts';
