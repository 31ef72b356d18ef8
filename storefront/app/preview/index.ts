export { endPreview } from './end-preview.ts';
export { readPreviewRequest, signInAndStartPreview, startPreview } from './start-preview.ts';
export { StartPreviewPage } from './start-preview-page.tsx';
export { Visualization } from './visualization/visualization.tsx';
export { readVisualization } from './visualization/visualization-query.ts';
