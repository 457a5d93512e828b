import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInShop } from '../../tests/setup/renderInShop';
import { SearchInput } from './SearchInput';

test('a field over a loaded list gives the clean text, keeps what is typed, and follows another search', async () => {
  const values: string[] = [];
  let change = (_value: string): void => undefined;
  function Search() {
    const [value, setValue] = useState('');
    change = setValue;
    return (
      <SearchInput
        label="Search"
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  await renderInShop(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'two ' } });
  expect(values).toEqual(['two']);
  expect(field).toHaveValue('two ');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'two x' } });
  expect(values).toEqual(['two']);
  fireEvent.compositionEnd(field);
  expect(values).toEqual(['two', 'two x']);
  act(() => change('other'));
  expect(field).toHaveValue('other');
});
