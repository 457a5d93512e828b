import { act, waitFor } from '@testing-library/react';
import { useSession } from '@/hooks/useInitialState';
import { loadAllMessages } from '@/lib/i18n';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { holdPost, loseRequest } from '../../../tests/setup/lostWrites';
import { refuse } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { usePhoneForm } from './usePhoneForm';

const phonePath = '*/api/user/updatePhone';
const ada = () => shopOfTest().customer('+14155550199');
const userOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 });

/** The user as the form gets it: the one of the session. */
function useUser() {
  const { user } = useSession();
  return user ?? undefined;
}

describe('the form of the phone number', () => {
  beforeAll(() => loadAllMessages());

  async function open() {
    const customer = ada();
    const initial = userOf(customer);
    let saved = 0;
    const view = await renderShopHook(() => usePhoneForm(useUser() ?? initial, 'phone', () => void (saved += 1)), {
      as: customer,
    });
    const { now } = view;
    act(() => now().form.onChange({ number: '415 555 0166' }));
    return {
      ...view,
      customer,
      saved: () => saved,
      requestCode: () => act(() => now().phone.requestCode()),
      enter: (code: string) => act(() => now().form.onChange({ code })),
      submit: () => act(async () => now().form.onSubmit()),
    };
  }
  const filled = async () => {
    const view = await open();
    await view.requestCode();
    view.enter(view.now().phone.codeRequest.demoCode ?? '');
    return view;
  };

  test('is left once the number is changed, and not before', async () => {
    const { saved, submit, now } = await filled();
    const release = holdPost('/api/user/updatePhone');
    await submit();
    expect([saved(), now().phone.isBusy]).toEqual([0, true]);
    release();
    await waitFor(() => expect(saved()).toBe(1));
  });

  test('says an error at its field, or for the whole form, and never at both', async () => {
    const { now, submit, saved, enter, requestCode } = await open();
    await submit();
    expect([now().form.errors, now().labels.formError, saved()]).toEqual([
      { number: undefined, code: 'Get a code first' },
      undefined,
      0,
    ]);
    refuse(0, '*/api/user/sendVerifyCode', 'PHONE_TAKEN');
    await requestCode();
    expect([now().form.errors.number, now().labels.request.formError]).toEqual([
      'This number belongs to another account',
      undefined,
    ]);
    server.resetHandlers();
    await requestCode();
    enter(now().phone.codeRequest.demoCode ?? '');
    refuse(0, phonePath, 'PHONE_TAKEN');
    await submit();
    await waitFor(() => expect(now().form.errors.number).toBe('This number belongs to another account'));
    expect(now().labels.formError).toBeUndefined();
    server.resetHandlers();
    loseRequest(phonePath);
    await submit();
    await waitFor(() => expect(now().labels.formError).toBe('That didn’t go through. You can safely try again.'));
    expect([now().form.errors, saved()]).toEqual([{ number: undefined, code: undefined }, 0]);
  });

  test('asks about a number that looks like the present one', async () => {
    const { now, requestCode } = await open();
    act(() => now().form.onChange({ number: '415 777 0199' }));
    await requestCode();
    expect(now().form.errors.number).toBe(
      'This looks like your current number. If it’s a different one, get the code again.',
    );
  });
});
