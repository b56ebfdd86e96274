import { Component, type ReactNode } from 'react';
import { currentPath } from '../../navigation/basePath';
import { ServerError } from './ServerError';

/** Shows the 500 page in place of a screen that threw: the rest of the console stays. */
export class ServerErrorBoundary extends Component<
  { children: ReactNode; place: string },
  { failedAt: string | null }
> {
  override state = { failedAt: null };
  static getDerivedStateFromError() {
    return { failedAt: currentPath() };
  }
  override componentDidCatch(error: unknown) {
    console.error('A screen failed', error);
  }
  override render() {
    // Going elsewhere is a new beginning.
    return this.state.failedAt !== null && this.state.failedAt === this.props.place ? (
      <ServerError />
    ) : (
      this.props.children
    );
  }
}
