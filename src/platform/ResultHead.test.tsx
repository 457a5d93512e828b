/** The outcome of an action. */
import { render, screen } from '@testing-library/react';
import { kit } from '@/platform/h5/kit';
import { PlatformProvider } from './usePlatform';
import { ResultHead } from './ResultHead';

const head = (title: string, text = 'Text') => (
  <PlatformProvider value={kit}>
    <button type="button">Pay</button>
    <ResultHead tone="good" title={title} text={text}>
      <p>10 minutes left</p>
    </ResultHead>
  </PlatformProvider>
);

test('is announced when it changes, with its text and what belongs to it', () => {
  const { rerender } = render(head('Paying'));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('PayingText10 minutes left');
  rerender(head('Paid', ''));
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Paid10 minutes left');
});

test('has the focus where nothing has it: the customer comes from the page of a payment provider', () => {
  render(head('Paid'));
  expect(screen.getByRole('heading', { level: 2, name: 'Paid' })).toHaveFocus();
});

test('leaves the focus where the customer has it, also when it changes', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { rerender } = render(head('Paying'));
  expect(field).toHaveFocus();
  rerender(head('Paid'));
  expect(field).toHaveFocus();
  field.remove();
});
