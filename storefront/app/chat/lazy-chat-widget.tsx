import { useWhenIdle } from '../platform/when-idle.ts';
import type { ChatWidgetProps } from './chat-widget.tsx';

const load = () => import('./chat-widget.tsx');

/** The chat of the shell; no page waits for it. */
export function ChatWidget({ onAvailabilityChange }: ChatWidgetProps) {
  const Loaded = useWhenIdle(load);
  return Loaded ? <Loaded onAvailabilityChange={onAvailabilityChange} /> : null;
}
