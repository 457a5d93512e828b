/** The components that both UI kits have under different names: one specification for both. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode } from 'react';
import { loadLocale } from '@/lib/i18n';
import { CheckboxRow } from './CheckboxRow';
import { FormSubmitArea } from './FormSubmitArea';
import { kit as h5Kit } from './h5/kit';
import { Steps as H5Steps } from './h5/Steps';
import { kit as pcKit } from './pc/kit';
import { KitProvider } from './pc/KitProvider';
import { Steps as PcSteps } from './pc/Steps';
import { PlatformProvider } from './usePlatform';

beforeAll(() => loadLocale('en'));

describe.each([
  ['h5', h5Kit, H5Steps, Fragment],
  ['pc', pcKit, PcSteps, KitProvider],
] as const)('on %s', (_platform, kit, Steps, wrapper) => {
  const draw = (part: ReactNode) => render(part, { wrapper });

  const { Button } = kit;
  const withKit = (children: ReactNode) => <PlatformProvider value={kit}>{children}</PlatformProvider>;
  const setup = () => userEvent.setup({ pointerEventsCheck: 0 });

  describe('a button', () => {
    test('is pressed, but not while it rests, and keeps the focus then', async () => {
      const onClick = jest.fn();
      const { rerender } = draw(<Button onClick={onClick}>Pay</Button>);
      const button = screen.getByRole('button', { name: 'Pay' });
      await setup().click(button);
      expect(onClick).toHaveBeenCalledTimes(1);
      rerender(
        <Button onClick={onClick} aria-disabled>
          Pay
        </Button>,
      );
      await setup().click(button);
      expect(onClick).toHaveBeenCalledTimes(1);
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });

    test('says while it is busy what it does, and its label otherwise', () => {
      const { rerender } = draw(<Button loadingText="Paying">Pay</Button>);
      expect(screen.getByRole('button')).toHaveTextContent('Pay');
      rerender(
        <Button loadingText="Paying" loading>
          Pay
        </Button>,
      );
      expect(screen.getByRole('button')).toHaveTextContent('Paying');
    });

    test('submits its form only when it is the submit button', async () => {
      const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
      draw(
        <form onSubmit={onSubmit}>
          <Button aria-label="Back to the bag">Back</Button>
          <Button htmlType="submit">Send</Button>
        </form>,
      );
      await setup().click(screen.getByRole('button', { name: 'Back to the bag' }));
      expect(onSubmit).not.toHaveBeenCalled();
      await setup().click(screen.getByRole('button', { name: 'Send' }));
      expect(onSubmit).toHaveBeenCalledTimes(1);
    });

    test('that is the safe choice gets the focus of its panel', () => {
      draw(
        <>
          <Button isSafe>Keep</Button>
          <Button color="danger">Delete</Button>
        </>,
      );
      expect(screen.getAllByRole('button').map((button) => 'focusFirst' in button.dataset)).toEqual([true, false]);
    });
  });

  describe('a checkbox with its label', () => {
    const onChange = jest.fn();
    const row = (isChecked: boolean, fieldError?: string) =>
      withKit(
        <CheckboxRow name="agreed" isChecked={isChecked} onChange={onChange} fieldError={fieldError}>
          I accept the <a href="#/terms">terms</a>
        </CheckboxRow>,
      );
    const box = () => screen.getByRole('checkbox', { name: 'I accept the terms' });
    beforeEach(() => onChange.mockClear());

    test('is ticked by the box and by its text, not by the links in it', async () => {
      const { rerender } = draw(row(false));
      await screen.findByRole('checkbox');
      expect(box()).toHaveAttribute('name', 'agreed');
      await setup().click(box());
      await setup().click(screen.getByText(/I accept/));
      expect(onChange.mock.calls).toEqual([[true], [true]]);
      rerender(row(true));
      await setup().click(screen.getByText(/I accept/));
      await setup().click(box());
      expect(onChange.mock.calls.slice(2)).toEqual([[false], [false]]);
      await setup().click(screen.getByRole('link', { name: 'terms' }));
      expect(onChange).toHaveBeenCalledTimes(4);
    });

    test('has its error while there is one', async () => {
      const { rerender } = draw(row(false, 'Please accept'));
      await screen.findByRole('checkbox');
      expect(box()).toBeInvalid();
      expect(box()).toHaveAccessibleDescription('Please accept');
      rerender(row(true));
      expect(box()).toBeValid();
      expect(box()).not.toHaveAccessibleDescription();
    });
  });

  describe('the end of a form', () => {
    const end = (props: Partial<Parameters<typeof FormSubmitArea>[0]>) =>
      withKit(<FormSubmitArea isBusy={false} isUnknown={false} saveLabel="Save" formError={undefined} {...props} />);
    const said = () => [screen.getByRole('status').textContent, screen.getByRole('alert').textContent];

    test('says an error at once, and politely what is checked while it is busy', async () => {
      const { rerender } = draw(end({ formError: 'It failed' }));
      await screen.findByRole('button');
      expect(said()).toEqual(['', 'It failed']);
      rerender(end({ formError: 'Checking', isBusy: true }));
      expect(said()).toEqual(['Checking', '']);
      rerender(end({}));
      expect(said()).toEqual(['', '']);
    });

    test('saves, or checks again where the outcome is unknown, and says that it saves', async () => {
      const { rerender } = draw(end({}));
      expect(await screen.findByRole('button')).toHaveTextContent('Save');
      rerender(end({ isUnknown: true }));
      expect(screen.getByRole('button')).toHaveTextContent('Check again');
      rerender(end({ isBusy: true, busyLabel: 'Sending' }));
      expect(screen.getByRole('button')).toHaveTextContent('Sending');
    });
  });

  test('the last step that is reached is the current one, also after a change', () => {
    const steps = (states: readonly ('done' | 'now' | 'open' | 'failed')[]) => (
      <Steps label="Progress" steps={states.map((state, at) => ({ name: `Step ${at + 1}`, state }))} />
    );
    const { rerender } = draw(steps(['done', 'now', 'open']));
    const items = () => screen.getAllByRole('listitem');
    const current = () => items().map((item) => item.getAttribute('aria-current'));
    expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
    expect(current()).toEqual([null, 'step', null]);
    rerender(steps(['done', 'done', 'failed']));
    expect(current()).toEqual([null, null, 'step']);
    rerender(steps(['open', 'open', 'open']));
    expect(current()).toEqual([null, null, null]);
  });
});
