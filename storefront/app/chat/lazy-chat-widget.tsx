import { useLazyComponent } from '../platform/lazy.tsx';
import type { ChatWidgetProps } from './chat-widget.tsx';

const load = () => import('./chat-widget.tsx');

export function ChatWidget({ onAvailabilityChange }: ChatWidgetProps) {
  const { Component: Widget } = useLazyComponent(load, 'idle');
  return Widget ? <Widget onAvailabilityChange={onAvailabilityChange} /> : null;
}
