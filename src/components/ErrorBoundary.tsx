import { Component, type ReactNode } from 'react';
import { reportEvent } from '@/lib/reportedEvents';

interface Props {
  /** Rendered in place of the children after an error; `retry` renders the children again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** A new key, such as another address, renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  brokenKey: string | undefined;
  error?: unknown;
}

/** Catches render errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { brokenKey: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { brokenKey: '', error };
  }

  override componentDidCatch(error: unknown): void {
    if (SHOP.hooks) reportEvent({ kind: 'error', error, how: 'render' });
    this.setState({ brokenKey: this.props.resetKey });
  }

  override componentDidUpdate(): void {
    const { brokenKey } = this.state;
    if (brokenKey !== undefined && brokenKey !== '' && brokenKey !== this.props.resetKey)
      this.setState({ brokenKey: undefined });
  }

  override render(): ReactNode {
    if (this.state.brokenKey === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ brokenKey: undefined }), this.state.error);
  }
}
