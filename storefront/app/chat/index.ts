export { ChatWidget } from './idle-chat-widget.tsx';
export { ServiceMessage } from './service-message.tsx';
