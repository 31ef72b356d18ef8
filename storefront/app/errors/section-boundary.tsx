import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Limits a rendering error to a section of the page in the browser. On the server the whole page fails. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
