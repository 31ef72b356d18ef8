import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Limits a rendering error to one section of the page. In the browser only: on the server the whole page fails. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
