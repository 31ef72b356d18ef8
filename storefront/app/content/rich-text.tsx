export { RichText } from '../platform/rich-text.tsx';
