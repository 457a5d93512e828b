/**
 * Each write of the contract whose request does not reach the API: nothing is called done, what was typed stays, and a second
 * try has one effect.
 */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import { server } from '../setup/freshShop';
import { platforms } from '../setup/openPage';
import { notDone } from '../setup/refusals';
import { accountForms } from '../setup/writeForms/accountForms';
import { addressForms } from '../setup/writeForms/addressForms';
import { giftForms } from '../setup/writeForms/giftForms';
import { tradeForms } from '../setup/writeForms/tradeForms';

const writeForms = [...accountForms, ...addressForms, ...tradeForms, ...giftForms];

test('the table has each write of the contract', () => {
  const inContract = Object.values(calls).filter(({ kind }) => kind !== 'read');
  expect(new Set(writeForms.map(({ call }) => call))).toEqual(new Set(inContract.map(({ name }) => name)));
});

describe.each(platforms)('a lost request on %s', (platform) => {
  test.each(writeForms.map((row) => [row.name, row] as const))('with %s', async (_name, { call, prepare }) => {
    const form = await prepare(platform);
    const { user, read, expected, done, lostText = notDone, again = form.button } = form;
    const before = read();
    expect(before).not.toEqual(expected);
    const { method, path } = calls[call];
    let lostCount = 0;
    const lose = () => {
      lostCount += 1;
      return HttpResponse.error();
    };
    server.use((method === 'GET' ? http.get : http.post)(`*${path}`, lose, { once: true }));
    const reports = screen.queryAllByText(done).length;

    await user.click(await form.button());
    await screen.findByText(lostText);
    expect(lostCount).toBe(1);
    expect(read()).toEqual(before);
    expect(screen.queryAllByText(done)).toHaveLength(reports);
    await form.expectKept?.();

    await user.click(await again());
    await waitFor(() => expect(screen.queryAllByText(done).length).toBeGreaterThan(reports), { timeout: 20_000 });
    expect(read()).toEqual(expected);
  });
});
