export { SignedOutPreview } from './signed-out-preview.tsx';
