import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAgreementText, usePublishedAgreements } from './useAgreementText';

afterEach(stopRecording);

const articlePath = '*/api/info/detail';
const both = ['agreement', 'privacy'];
const article = (body: string) =>
  HttpResponse.json({
    success: true,
    data: { id: 'x', title: 'X', kind: 'legal', publishedAt: '2026-11-20T12:00:00+00:00', body },
  });

describe('the texts that a customer accepts', () => {
  test('are both until the shop says otherwise, and are fetched only while they are enabled', async () => {
    let isEnabled = false;
    const paths = sentPaths();
    const { now, actions, rerender } = await renderShopHook(() => usePublishedAgreements(isEnabled));
    expect(now()).toEqual(both);
    await act(() => actions().refreshServerRecord());
    expect(paths).not.toContain('/api/info/detail');
    isEnabled = true;
    await rerender();
    await waitFor(() => expect(paths.filter((path) => path === '/api/info/detail')).toHaveLength(2));
    expect(now()).toEqual(both);
  });

  test.each([
    ['that are not found', () => HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', showType: 2 }), []],
    ['that have no call', () => HttpResponse.text('Not found', { status: 404 }), []],
    ['of white space', () => article(' \n '), []],
    ['with contents', () => article('Agreed.'), both],
    ['that a broken shop does not give', () => HttpResponse.text('Broken', { status: 500 }), both],
    ['that the shop refuses', () => HttpResponse.json({ success: false, errorCode: 'RESTING', showType: 2 }), both],
    ['that do not arrive', () => HttpResponse.error(), both],
  ])('%s count as it says, and none is reported', async (_, respond, published) => {
    const notifications = recordNotifications();
    const requests: string[] = [];
    server.use(
      http.get(articlePath, ({ request }) => {
        requests.push(request.url);
        return respond();
      }),
    );
    const { now, actions } = await renderShopHook(() => usePublishedAgreements(true));
    await act(() => actions().refreshServerRecord());
    // A failed read is sent again, so a text may have been asked for more than once.
    await waitFor(() => expect(new Set(requests).size).toBe(2));
    await waitFor(() => expect(now()).toEqual(published));
    await act(async () => undefined);
    expect([now(), notifications]).toEqual([published, []]);
  });

  test('are those that the information of the shop names', async () => {
    server.use(
      http.get('*/api/server/info', () =>
        HttpResponse.json({
          code: 200,
          data: { ...shopOfTest().visitor().ok('getServerInfo', {}), privacyId: null },
        }),
      ),
    );
    const { now, actions } = await renderShopHook(() => usePublishedAgreements(true));
    await act(() => actions().refreshServerRecord());
    await waitFor(() => expect(now()).toEqual(['agreement']));
  });
});

describe('an opened text', () => {
  test('is one of the shop, and its failure is said and mended by a retry', async () => {
    server.use(http.get(articlePath, () => HttpResponse.json({}, { status: 400 }), { once: true }));
    const { now, actions } = await renderShopHook(() => useAgreementText('agreement', true));
    await act(() => actions().refreshServerRecord());
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'status', status: 400 }));
    await act(async () => void now().retry());
    await waitFor(() => expect(now().article).toMatchObject({ id: 'agreement' }));
    expect([now().error, now().isMissing]).toEqual([undefined, false]);
  });

  test('of a shop whose information is missing fetches that first', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.error()));
    const { now, actions } = await renderShopHook(() => useAgreementText('privacy', true));
    await act(() => actions().refreshServerRecord());
    expect(now().error).toEqual({ kind: 'noResponse', cause: 'network' });
    expect([now().isMissing, now().article]).toEqual([false, undefined]);
    server.resetHandlers();
    await act(async () => void now().retry());
    await waitFor(() => expect(now().article).toMatchObject({ id: 'privacy' }));
    expect(now().error).toBeUndefined();
  });
});
