export { RichText } from '../platform/content/rich-text.tsx';
