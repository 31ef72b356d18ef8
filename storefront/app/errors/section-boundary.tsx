import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  /** Shown where the section cannot be drawn; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a failure inside of one section of a page: the rest stays as it is. In the browser only; the server fails the page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
