import { act, render, screen } from '@testing-library/react';
import { expectConsole } from '../../tests/setup/expectConsole';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken = false;
function Part() {
  if (isBroken) throw new Error('broken part');
  return <p>Part</p>;
}
const page = (resetKey: string) => (
  <ErrorBoundary
    resetKey={resetKey}
    fallback={(retry, error) => (
      <button type="button" onClick={retry}>
        {(error as Error).message}
      </button>
    )}
  >
    <Part />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  expectConsole(/broken part|The above error occurred|error boundary/);
});

test('shows the error until the same part is tried again', () => {
  const { rerender } = render(page('/one'));
  expect(screen.getByRole('button')).toHaveTextContent('broken part');
  isBroken = false;
  rerender(page('/one'));
  expect(screen.getByRole('button')).toHaveTextContent('broken part');
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Part')).toBeVisible();
});

test('stays broken when it breaks again, and comes back on another page', () => {
  const { rerender } = render(page('/one'));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('broken part');
  isBroken = false;
  rerender(page('/two'));
  expect(screen.getByText('Part')).toBeVisible();
});
