export { Activities } from './activities.tsx';
export { tellLater } from './tell-later.ts';
