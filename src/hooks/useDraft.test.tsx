import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft';

const isText = (value: unknown): value is string => typeof value === 'string';
const draftOf = (name: string) =>
  renderHook((props: { name: string }) => useDraft(props.name, '', isText), { initialProps: { name } });

describe('a draft', () => {
  test('survives a reload and goes when it is cleared', () => {
    const first = draftOf('note');
    act(() => first.result.current.setDraft('Ring twice'));
    first.unmount();
    const second = draftOf('note');
    expect(second.result.current.draft).toBe('Ring twice');
    act(() => second.result.current.clearDraft());
    expect(second.result.current.draft).toBe('');
    expect(draftOf('note').result.current.draft).toBe('');
  });

  test('never shows under another name', () => {
    const { result, rerender } = draftOf('order:1');
    act(() => result.current.setDraft('one'));
    rerender({ name: 'order:2' });
    expect(result.current.draft).toBe('');
    rerender({ name: 'order:1' });
    expect(result.current.draft).toBe('one');
  });

  test('follows what is known as long as nothing was typed', () => {
    const { result, rerender } = renderHook((props: { known: string }) => useDraft('nickname', props.known, isText), {
      initialProps: { known: 'Guest' },
    });
    rerender({ known: 'Wren' });
    expect(result.current.draft).toBe('Wren');
    act(() => result.current.setDraft('Wren of the'));
    rerender({ known: 'Owl' });
    expect(result.current.draft).toBe('Wren of the');
    act(() => result.current.clearDraft());
    expect(result.current.draft).toBe('Owl');
  });

  test('that holds garbage starts empty', () => {
    sessionStorage.setItem('draft:note', '{"not":"text"}');
    expect(draftOf('note').result.current.draft).toBe('');
  });
});
