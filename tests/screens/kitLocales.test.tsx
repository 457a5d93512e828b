/** The texts that the UI kits bring along are in the language of the page. */
import { render, screen } from '@testing-library/react';
import { DatePicker, Empty, Pagination } from 'antd';
import { SearchBar } from 'antd-mobile';
import { loadKitLocale as loadPhoneKit } from '@@/locales/kitH5';
import { loadKitLocale as loadDesktopKit } from '@@/locales/kitPc';
import { languages } from '@@/locales/languages';
import { loadLocale, type Language } from '@/lib/i18n';
import { KitProvider as PhoneKit } from '@/platform/h5/KitProvider';
import { KitProvider as DesktopKit } from '@/platform/pc/KitProvider';

/** What a customer reads in some of the languages. */
const texts: Readonly<Partial<Record<Language, { empty: string; day: string; page: string; cancel: string }>>> = {
  en: { empty: 'No data', day: 'Select date', page: 'Next Page', cancel: 'Cancel' },
  'zh-CN': { empty: '暂无数据', day: '请选择日期', page: '下一页', cancel: '取消' },
  de: {
    empty: 'Keine Daten',
    day: 'Datum auswählen',
    page: 'Nächste Seite',
    cancel: 'Abbrechen',
  },
};

test.each(languages)('the locales of both kits are those of the language %s', async (language) => {
  const [phone, desktop] = await Promise.all([loadPhoneKit[language]?.(), loadDesktopKit[language]?.()]);
  const primary = new Intl.Locale(language).language;
  expect([phone, desktop].map((locale) => locale?.locale.slice(0, 2))).toEqual([primary, primary]);
});

describe.each(Object.entries(texts))('in %s', (tag, { empty, day, page, cancel }) => {
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

  test('antd-mobile has the language of the page', async () => {
    await loadLocale(language);
    render(
      <PhoneKit>
        <SearchBar showCancelButton={() => true} />
      </PhoneKit>,
    );
    expect(await screen.findByText(cancel)).toBeInTheDocument();
  });
});
