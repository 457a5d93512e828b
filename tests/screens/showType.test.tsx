/**
 * `showType` decides how the error of a call is shown (spec section 8): each of the 34 calls of spec section 7 with each
 * showType, on both platforms, through the real request layer and the real notification components.
 */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { callApi } from '@/api/client';
import { calls, optionalCalls, type CallName } from '@/api/calls';
import { notify } from '@/lib/notifications';
import { pathOf } from '@/lib/routes';
import { sampleInputs } from '../../mock/testing/sampleInputs';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

/** Calls whose path the specification does not show. */
const withoutPath: readonly CallName[] = ['getCurrentUser', 'getServerInfo', 'getServerList'];
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => !withoutPath.includes(name) && !(name in optionalCalls),
);
const inputs = sampleInputs({ skuId: 's', goodsId: 'g', orderId: 'o', ticketId: 't', articleId: 'a' });
const markOf = (showType: number | undefined) => `showType ${showType}`;
const messageOf = (name: CallName, showType: number | undefined) => `${name} with ${markOf(showType)}`;

/** The API refuses every call with its own message. */
function refuseAll(showType: number | undefined): void {
  server.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      const name = names.find((one) => calls[one].path === pathname);
      if (!name) return undefined;
      return HttpResponse.json({
        success: false,
        errorCode: 'RESTING',
        errorMessage: messageOf(name, showType),
        showType,
      });
    }),
  );
}

/** What the notification components of the page show from now on, each with its kind. */
function recordNotices(platform: 'h5' | 'pc'): string[] {
  const shown: string[] = [];
  const onPhone = (element: Element) => {
    // Each toast is announced in a live region. A notification also has a title, a message has none.
    if (element.matches('[role="alert"] > p')) shown.push(`alert ${element.textContent}`);
  };
  const onDesktop = (element: Element) => {
    const all = (selector: string) => [
      ...(element.matches(selector) ? [element] : []),
      ...element.querySelectorAll(selector),
    ];
    for (const notice of all('.ant-message-notice'))
      shown.push(`${/notice-(warning|error|success)/.exec(notice.className)?.[1]} ${notice.textContent}`);
    for (const notice of all('.ant-notification-notice')) {
      const text = (part: string) => notice.querySelector(`.ant-notification-notice-${part}`)?.textContent;
      shown.push(`notification ${text('title')}: ${text('description')}`);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) (platform === 'h5' ? onPhone : onDesktop)(node);
  }).observe(document.body, { childList: true, subtree: true });
  return shown;
}

const kinds: readonly (readonly [
  showType: number | undefined,
  kind: 'warning' | 'error' | 'notification' | undefined,
])[] = [
  [0, undefined],
  [1, 'warning'],
  [2, 'error'],
  [3, 'notification'],
  [9, undefined],
  [7, 'error'],
  [undefined, 'error'],
];

// Notices disappear by themselves, after the test has seen them.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('the matrix has the 34 calls of the specification', () => expect(names).toHaveLength(34));

describe.each(platforms)('on %s', (platform) => {
  test.each(kinds)('showType %s of every call is shown as %s, once', async (showType, kind) => {
    await openPage(pathOf(platform, 'agreement'), { as: shopOfTest().customer('+14155550199') });
    refuseAll(showType);
    const shown = recordNotices(platform);
    for (const name of names)
      await expect(callApi(calls[name], inputs[name])).rejects.toMatchObject({ message: messageOf(name, showType) });
    // What is shown comes in the order of the calls: after this one, nothing of them is still to come.
    const isNotification = kind === 'notification';
    if (isNotification) notify.notification('RESTING', `The last one with ${markOf(showType)}`);
    else notify.error(`The last one with ${markOf(showType)}`);
    const entryOf = (severity: string, text: string) =>
      `${platform === 'h5' ? 'alert' : severity} ${isNotification ? 'RESTING: ' : ''}${text}`;
    const last = entryOf(isNotification ? kind : 'error', `The last one with ${markOf(showType)}`);
    const expected = kind ? names.map((name) => entryOf(kind, messageOf(name, showType))) : [];
    await waitFor(() => expect(shown).toContain(last), { timeout: 20_000 });
    // Without what the page of the test before has sent late.
    expect(shown.filter((entry) => entry.endsWith(markOf(showType))).sort()).toEqual([...expected, last].sort());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
