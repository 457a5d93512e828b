import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { LegalLinks } from './LegalLinks';

const before = SHOP.legalLinks;
const legalLinks = {
  agreement: 'https://quince.example/terms',
  privacy: 'https://quince.example/privacy',
  withdrawal: 'https://quince.example/withdrawal',
  imprint: 'https://quince.example/imprint',
};
beforeEach(() => Object.assign(SHOP, { legalLinks }));
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
