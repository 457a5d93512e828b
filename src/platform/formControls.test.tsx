/** The form controls of both UI kits: one specification for both. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, useState, type ReactNode } from 'react';
import { loadLocale } from '@/lib/i18n';
import { CallingCodeSelect } from './CallingCodeSelect';
import type { FormProps } from './formState';
import { formKit as h5Form } from './h5/formKit';
import { formKit as pcForm } from './pc/formKit';
import { KitProvider } from './pc/KitProvider';

beforeAll(() => loadLocale('en'));
const setup = () => userEvent.setup({ pointerEventsCheck: 0 });

describe.each([
  ['h5', h5Form, Fragment],
  ['pc', pcForm, KitProvider],
] as const)('on %s', (_platform, { Form, FormItem, Input, RadioGroup, Switch }, wrapper) => {
  const draw = (part: ReactNode) => render(part, { wrapper });

  describe('a form', () => {
    interface Values {
      city: string;
      note: string;
    }
    const onChange = jest.fn();
    const form = (part: Partial<FormProps<Values>> = {}, announcedError?: string) => (
      <Form<Values>
        values={{ city: 'Rome', note: '' }}
        onChange={onChange}
        onSubmit={() => undefined}
        errors={{}}
        {...part}
      >
        <FormItem name="city" label="City" required hint="As on the map">
          <Input name="city" />
        </FormItem>
        <FormItem name="note" label="Note" announcedError={announcedError}>
          <Input name="note" maxLength={3} />
        </FormItem>
      </Form>
    );
    const city = () => screen.getByLabelText('City');
    const note = () => screen.getByLabelText(/^Note/);
    const typed = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    beforeEach(() => onChange.mockClear());

    test('marks what is optional, unless nothing is required', () => {
      const { rerender } = draw(form());
      const marks = () => screen.queryAllByText(/optional/i).length;
      expect(marks()).toBe(1);
      rerender(form({ isWithoutMarks: true }));
      expect(marks()).toBe(0);
    });

    test('connects a field with its hint, and with its error while there is one', async () => {
      const { rerender } = draw(form());
      expect(city()).toHaveAccessibleDescription('As on the map');
      expect(city()).toBeValid();
      rerender(form({ errors: { city: 'No such city' } }));
      expect(await screen.findByText('No such city')).toBeVisible();
      expect(city()).toBeInvalid();
      expect(city()).toHaveAccessibleDescription(expect.stringContaining('No such city'));
      expect(city()).toHaveAccessibleDescription(expect.stringContaining('As on the map'));
      rerender(form());
      expect(city()).toBeValid();
      expect(city()).toHaveAccessibleDescription('As on the map');
    });

    test('gives what is typed on clean, and shows the value that the hook keeps', () => {
      const { rerender } = draw(form());
      typed(city(), ' Paris\u200b ');
      expect(onChange.mock.calls).toEqual([[{ city: 'Paris' }]]);
      rerender(form({ values: { city: 'Oslo', note: '' } }));
      expect(city()).toHaveValue('Oslo');
    });

    test('limits the characters of the clean text', () => {
      draw(form());
      typed(note(), '你好🎉d');
      expect(onChange.mock.calls.at(-1)).toEqual([{ note: '你好🎉' }]);
    });
  });

  test('a switch has its name and is changed by a press', async () => {
    const onChange = jest.fn();
    const { rerender } = draw(<Switch label="Gift" checked={false} onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Gift' });
    await setup().click(control);
    expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true]);
    rerender(<Switch label="Gift" checked onChange={onChange} />);
    expect(control).toBeChecked();
    await setup().click(control);
    expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true, false]);
  });

  test('a switch is changed once by a key that is held down', async () => {
    const onChange = jest.fn();
    draw(<Switch label="Gift" checked={false} onChange={onChange} />);
    screen.getByRole('switch', { name: 'Gift' }).focus();
    await setup().keyboard('a');
    expect(onChange).not.toHaveBeenCalled();
    await setup().keyboard('{ >3/}');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  describe.each(['cards', 'row', undefined] as const)('radio buttons that look like %s', (look) => {
    const options = [
      { value: 'home', label: 'Home' },
      { value: 'shop', label: 'Shop', isDisabled: true },
      { value: 'post', label: 'Post' },
    ];
    function Example({ onChange, isDisabled }: { onChange: (value: string) => void; isDisabled?: boolean }) {
      const [value, setValue] = useState<string>();
      return (
        <RadioGroup
          label="Where to"
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          {...(look && { look })}
          {...(isDisabled && { isDisabled })}
        />
      );
    }

    test('are one group in which one can be chosen', async () => {
      const onChange = jest.fn();
      draw(<Example onChange={onChange} />);
      const radios = screen.getAllByRole('radio');
      expect(screen.getByRole('radiogroup', { name: 'Where to' })).toBeVisible();
      expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, true, false]);
      expect(new Set(radios.map((radio) => (radio as HTMLInputElement).name)).size).toBe(1);
      expect((radios[0] as HTMLInputElement).name).not.toBe('');
      await setup().click(screen.getByRole('radio', { name: 'Post' }));
      expect(onChange.mock.calls).toEqual([['post']]);
      expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, true]);
    });

    test('can all be disabled', () => {
      draw(<Example onChange={() => undefined} isDisabled />);
      for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    });
  });
});

test('a calling code that the shop does not list can be kept, and another chosen', async () => {
  const onCallingCode = jest.fn();
  const select = (callingCode: string) => (
    <CallingCodeSelect callingCode={callingCode} callingCodes={['+1', '+49']} onCallingCode={onCallingCode} />
  );
  const { rerender } = render(select('+33'));
  const values = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(values()).toEqual(['+33', '+1', '+49']);
  expect(screen.getByRole('combobox')).toHaveValue('+33');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '+49' } });
  expect(onCallingCode.mock.calls).toEqual([['+49']]);
  rerender(select('+49'));
  expect(values()).toEqual(['+1', '+49']);
  // The names of the countries come with a table of their own.
  expect(await screen.findByRole('option', { name: /Germany/ })).toHaveValue('+49');
});
