import { fireEvent, screen, within } from '@testing-library/react';
import { searchHistoryStorage } from '@/lib/storage';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openShop } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

describe('the search box of the pc header', () => {
  const field = () => screen.findByRole('combobox', { name: 'Search' });
  const offers = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const open = async () => {
    openShop({ catalogue });
    return openPage('/pc/mine?index=service');
  };

  test('suggests earlier searches and repeats one', async () => {
    searchHistoryStorage.write(['lamp', 'cup']);
    const { user, where } = await open();
    await user.click(await field());
    expect((await offers()).getAllByRole('option').map((option) => option.textContent)).toEqual(['lamp', 'cup']);
    await user.click((await offers()).getByRole('option', { name: 'cup' }));
    expect(where()).toEqual({ path: '/pc/home', query: { view: 'hall', keyword: 'cup' } });
  });

  test('suggests categories and products; arrow keys and Enter select one', async () => {
    const { user, arriveAt, where } = await open();
    await user.type(await field(), 'camera');
    const option = await (await offers()).findByRole('option', { name: /^Field camera F2/ });
    expect((await offers()).getByRole('option', { name: 'Cameras' })).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown}');
    expect((await offers()).getByRole('option', { name: 'Cameras' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    await arriveAt('/pc/goodsdetail');
    expect(where().query['id']).toBe('field-camera-f2');
  });

  test('neither suggests nor searches while an input method composes', async () => {
    const { user, arriveAt, where } = await open();
    await user.type(await field(), 'c');
    await offers();
    fireEvent.compositionStart(await field());
    fireEvent.change(await field(), { target: { value: 'camera' } });
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.submit(screen.getByRole('search'));
    expect(where().path).toBe('/pc/mine');
    fireEvent.compositionEnd(await field());
    expect((await offers()).getByRole('option', { name: 'See all results for “camera”' })).toBeVisible();
    fireEvent.submit(screen.getByRole('search'));
    await arriveAt('/pc/home');
    expect(where().query).toEqual({ view: 'hall', keyword: 'camera' });
  });

  test('leads to all results of what is typed', async () => {
    const { user, where } = await open();
    await user.type(await field(), 'camera');
    await user.click(await (await offers()).findByRole('option', { name: 'See all results for “camera”' }));
    expect(where()).toEqual({ path: '/pc/home', query: { view: 'hall', keyword: 'camera' } });
  });

  test('searches for the typed text when no suggestion is selected; Escape closes the suggestions', async () => {
    const { user, where } = await open();
    await user.type(await field(), 'camera');
    await offers();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(where()).toEqual({ path: '/pc/home', query: { view: 'hall', keyword: 'camera' } });
  });

  test('has a button that clears the text and returns to the field', async () => {
    const { user, where } = await open();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await user.type(await field(), 'camera');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    expect(where().path).toBe('/pc/mine');
  });
});
