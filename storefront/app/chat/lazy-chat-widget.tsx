import { useLazyComponent } from '../platform/lazy.tsx';
import type { ChatWidgetProps } from './chat-widget.tsx';

const load = () => import('./chat-widget.tsx');

export function ChatWidget({ onAvailabilityChange }: ChatWidgetProps) {
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  return Loaded ? <Loaded onAvailabilityChange={onAvailabilityChange} /> : null;
}
