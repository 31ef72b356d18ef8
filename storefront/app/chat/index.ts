export { ContactSection } from './contact-section.tsx';
export { handleMessagePost } from './handle-message-post.ts';
export { ChatWidget } from './lazy-chat-widget.tsx';
