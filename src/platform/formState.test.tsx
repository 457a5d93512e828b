import { render } from '@testing-library/react';
import { cleanFields, toFieldData, useFirstErrorFocus, type FormProps } from './formState';

interface Values {
  city: string;
  isDefault: boolean;
}
const props = (part: Partial<FormProps<Values>> = {}): FormProps<Values> => ({
  values: { city: 'San Francisco', isDefault: true },
  onChange: () => undefined,
  onSubmit: () => undefined,
  children: null,
  ...part,
});

test('texts are given on clean, everything else as it is', () => {
  expect(cleanFields({ city: '  San \u200b Francisco ', isDefault: false }, props())).toEqual({
    city: 'San Francisco',
    isDefault: false,
  });
});

test('of code the spaces stay', () => {
  expect(cleanFields({ city: '  a\u200b b ' }, props({ isSourceCode: true }))).toEqual({ city: '  a b ' });
});

test.each([
  ['what was typed, while it means the value', 'San Francisco ', 'San Francisco '],
  ['the value, when something else was typed before', 'Oakland', 'San Francisco'],
  ['the value, when nothing was typed', undefined, 'San Francisco'],
])('a field shows %s', (_, typed, shown) => {
  const fields = toFieldData(props({ errors: { city: 'Too far' } }), (name) => (name === 'city' ? typed : undefined));
  expect(fields).toEqual([
    { name: 'city', value: shown, errors: ['Too far'] },
    { name: 'isDefault', value: true, errors: [] },
  ]);
});

describe('after a failed submission', () => {
  function Form({ refusals, errors }: Pick<FormProps<Values>, 'refusals' | 'errors'>) {
    const ref = useFirstErrorFocus<Values>('address', {
      ...(refusals !== undefined && { refusals }),
      ...(errors && { errors }),
    });
    return (
      <div ref={ref}>
        <input id="address_name" type="text" aria-label="name" defaultValue="Ada" />
        <input id="address_city" type="text" aria-label="city" defaultValue="Rome" />
        <div id="address_isDefault">
          <button type="button" aria-label="default" />
        </div>
        <input type="text" aria-label="marked" aria-invalid="true" />
      </div>
    );
  }
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test('the first field with an error has the focus, its text is selected, once for each submission', () => {
    const { rerender } = render(<Form refusals={0} errors={{ city: 'Missing' }} />);
    expect(focused()).toBeNull();
    rerender(<Form refusals={1} errors={{ city: 'Missing', isDefault: 'Missing' }} />);
    const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    expect([focused(), selectionStart, selectionEnd]).toEqual(['city', 0, 4]);
    rerender(<Form refusals={1} errors={{ isDefault: 'Missing' }} />);
    expect(focused()).toBe('city');
    rerender(<Form refusals={2} errors={{ isDefault: 'Missing' }} />);
    expect(focused()).toBe('default');
  });

  test('a control that is only marked as invalid is found as well', () => {
    const { rerender } = render(<Form refusals={0} />);
    rerender(<Form refusals={1} errors={{ city: undefined }} />);
    expect(focused()).toBe('marked');
  });
});
