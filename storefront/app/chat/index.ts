export { handleMessagePost } from './contact-message.ts';
export { ContactSection } from './contact-section.tsx';
export { ChatWidget } from './lazy-chat-widget.tsx';
