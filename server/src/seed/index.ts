export { isSeeded, type SeedOptions, seedDemo } from './seed-demo.ts';
