/** The dialog of a new address in a shop with countries. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { shopOfTest } from './freshShop';
import { openPage, type platforms } from './openPage';

interface DialogOptions {
  language?: 'en' | 'zh-CN' | undefined;
  as?: Visitor;
}

export async function openAddressDialog(
  platform: (typeof platforms)[number][0],
  { language = 'en', as = shopOfTest().customer('+14155550160') }: DialogOptions = {},
) {
  const page = await openPage(pathOf(platform, 'addresses'), { as, language });
  await page.user.click(await screen.findByRole('button', { name: /New address|新增地址|新地址|添加地址/ }));
  const form = within(await screen.findByRole('dialog'));
  return { ...page, form, country: await form.findByRole('combobox', { name: /Country or region|国家或地区$/ }) };
}
type Dialog = Pick<Awaited<ReturnType<typeof openAddressDialog>>, 'user' | 'form'>;

export async function typeInto({ user, form }: Dialog, label: string, text: string) {
  const field = form.getByLabelText(label);
  await waitFor(async () => {
    await user.clear(field);
    if (document.activeElement === field) await user.paste(text);
    expect(field).not.toHaveValue('');
  });
}

/** Pastes a whole address in place of the one that was pasted before. */
export async function pasteAddressInto({ user, form }: Dialog, text: string) {
  const area = await form.findByLabelText<HTMLTextAreaElement>('Name, phone and address in any order');
  await user.click(area);
  area.setSelectionRange(0, area.value.length);
  await user.paste(text);
}

export const saveButton = (form: Dialog['form']) => form.getByRole('button', { name: 'Save address' });
