import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands instead; `retry` draws the children anew. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Another key (another address) is another try. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  brokenKey: string | undefined;
  error?: unknown;
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { brokenKey: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { brokenKey: '', error };
  }

  override componentDidCatch(): void {
    this.setState({ brokenKey: this.props.resetKey });
  }

  override componentDidUpdate(): void {
    const { brokenKey } = this.state;
    if (brokenKey !== undefined && brokenKey !== '' && brokenKey !== this.props.resetKey) this.setState({ brokenKey: undefined });
  }

  override render(): ReactNode {
    if (this.state.brokenKey === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ brokenKey: undefined }), this.state.error);
  }
}
