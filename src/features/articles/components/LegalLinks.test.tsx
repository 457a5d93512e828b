import { act, screen } from '@testing-library/react';
import { mapValues } from 'es-toolkit';
import { http, HttpResponse } from 'msw';
import { chooseLanguage } from '@/lib/i18n';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { inAllLanguages } from '../../../../tests/setup/inAllLanguages';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { LegalLinks } from './LegalLinks';

const before = SHOP.legalLinks;
const legalLinks = {
  agreement: 'https://quince.example/terms',
  privacy: 'https://quince.example/privacy',
  withdrawal: 'https://quince.example/withdrawal',
  imprint: 'https://quince.example/imprint',
};
beforeEach(() => Object.assign(SHOP, { legalLinks: mapValues(legalLinks, inAllLanguages) }));
afterEach(() => Object.assign(SHOP, { legalLinks: before }));

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  [{}, [legalLinks.withdrawal, legalLinks.imprint]],
  [{ agreementId: null }, [legalLinks.agreement, legalLinks.withdrawal, legalLinks.imprint]],
  [{ privacyId: null }, [legalLinks.privacy, legalLinks.withdrawal, legalLinks.imprint]],
  [{ agreementId: null, privacyId: null }, Object.values(legalLinks)],
])('texts that the API publishes have no other link: %j', async (change, expected) => {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), ...change };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  const { actions } = await renderInShop(<LegalLinks className={undefined} />);
  await act(async () => void actions()?.change({ isServerRecordPending: true }));
  // A link that is drawn too early would vanish.
  expect(hrefs()).toEqual([]);
  await act(async () => void (await actions()?.refreshServerRecord()));
  await act(async () => void actions()?.change({ isServerRecordPending: false }));
  expect(hrefs()).toEqual(expected);
});

test('a page elsewhere can have a URL for each language', async () => {
  const imprint = { en: 'https://quince.example/en/imprint', zh: 'https://quince.example/zh/imprint' };
  Object.assign(SHOP, { legalLinks: { imprint } });
  shopOfTest();
  const { actions } = await renderInShop(<LegalLinks className={undefined} />);
  await act(async () => void actions()?.change({ isServerRecordPending: false }));
  expect(hrefs()).toEqual([imprint.en]);
  await act(() => chooseLanguage('zh-CN'));
  expect(hrefs()).toEqual([imprint.zh]);
});
