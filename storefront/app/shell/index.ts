export { Frame } from './frame.tsx';
export { type MenuItem, menuOf } from './menu.ts';
