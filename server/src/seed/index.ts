export { addDemoEditor } from './demo-editor.ts';
export { isSeeded, type SeedOptions, seedDemo } from './seed-demo.ts';
