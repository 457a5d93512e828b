/** The texts that the UI kits bring along are in the language of the page. */
import { render, screen, within } from '@testing-library/react';
import { DatePicker, Empty, Pagination } from 'antd';
import { Dialog, PullToRefresh, SearchBar } from 'antd-mobile';
import { loadKitLocale as loadPhoneKit } from '@@/locales/kitH5';
import { loadKitLocale as loadDesktopKit } from '@@/locales/kitPc';
import { languages } from '@@/locales/languages';
import { loadLocale, type Language } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { KitProvider as PhoneKit } from '@/platform/h5/KitProvider';
import { KitProvider as DesktopKit } from '@/platform/pc/KitProvider';
import { openPage } from '../setup/openPage';

/** What a customer reads in some of the languages. */
const texts: Readonly<
  Partial<Record<Language, { empty: string; day: string; page: string; cancel: string; pull: string }>>
> = {
  en: { empty: 'No data', day: 'Select date', page: 'Next Page', cancel: 'Cancel', pull: 'Scroll down to refresh' },
  'zh-CN': { empty: '暂无数据', day: '请选择日期', page: '下一页', cancel: '取消', pull: '下拉刷新' },
  de: {
    empty: 'Keine Daten',
    day: 'Datum auswählen',
    page: 'Nächste Seite',
    cancel: 'Abbrechen',
    pull: 'Zum Aktualisieren herunterziehen',
  },
};

test.each(languages)('the locales of both kits are those of the language %s', async (language) => {
  const [phone, desktop] = await Promise.all([loadPhoneKit[language]?.(), loadDesktopKit[language]?.()]);
  const primary = new Intl.Locale(language).language;
  expect([phone, desktop].map((locale) => locale?.locale.slice(0, 2))).toEqual([primary, primary]);
});

describe.each(Object.entries(texts))('in %s', (tag, { empty, day, page, cancel, pull }) => {
  const language = languages.find((one) => one === tag) ?? languages[0];

  test('antd has the language of the page', async () => {
    await loadLocale(language);
    render(
      <DesktopKit>
        <Empty />
        <DatePicker />
        <Pagination total={30} />
      </DesktopKit>,
    );
    expect(await screen.findByText(empty, { selector: 'div' })).toBeVisible();
    expect(screen.getByPlaceholderText(day)).toBeVisible();
    expect(screen.getByTitle(page)).toBeVisible();
  });

  test('antd-mobile has the language of the page, in dialogs as well', async () => {
    await loadLocale(language);
    render(
      <PhoneKit>
        <SearchBar showCancelButton={() => true} />
        <PullToRefresh>
          <p>…</p>
        </PullToRefresh>
      </PhoneKit>,
    );
    expect(await screen.findByText(cancel)).toBeInTheDocument();
    expect(screen.getByText(pull)).toBeInTheDocument();
    void Dialog.confirm({ content: '…' });
    expect(await within(await screen.findByRole('dialog')).findByText(cancel)).toBeVisible();
    Dialog.clear();
  });
});

test('the search of the phone in German ends with "Abbrechen"', async () => {
  const { user } = await openPage(pathOf('h5', 'hall'), { language: 'de' });
  await user.click(await screen.findByRole('searchbox'));
  expect(await screen.findByText('Abbrechen')).toBeVisible();
});
