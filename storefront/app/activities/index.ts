export { Activities } from './activities.tsx';
export { trackWhenIdle } from './track-when-idle.ts';
