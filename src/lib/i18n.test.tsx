import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { MessagesGate } from '@/components/MessagesGate';
import { useTranslation } from '@/hooks/useTranslation';
import { loadMessages } from '@@/locales/languages';
import {
  addMessages,
  chooseLanguage,
  loadLocale,
  loadAllMessages,
  localeLoadError,
  currentLocale,
  translate,
  watchLanguage,
} from './i18n';

/** The tests are for the demo shop, which offers Chinese; the type is of the shop of this checkout. */
const chinese: { front(): Promise<unknown>; secondary(): Promise<unknown> } = Object(loadMessages)['zh-CN'];

// The module keeps its state, so each test continues from the one before.
const drawn = jest.fn();
const Front = () => <p>{useTranslation().t('problem.retry')}</p>;
const Page = () => <h1>{useTranslation().t('checkout.title')}</h1>;
const app = (
  <>
    <Profiler id="front" onRender={drawn}>
      <Front />
    </Profiler>
    <MessagesGate waiting={<p>waiting</p>}>
      <Page />
    </MessagesGate>
  </>
);

test('the words of a page come when it is rendered, and no one is rendered again who does not say them', async () => {
  await loadLocale('en', 'front');
  render(app);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(() => loadAllMessages());
  expect(screen.getByRole('heading')).toHaveTextContent('Checkout');
  expect(screen.getByText('Try again')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('everybody says what they say in the language that is chosen', async () => {
  render(app);
  await act(() => chooseLanguage('zh-CN'));
  expect(screen.getByRole('heading')).toHaveTextContent('确认订单');
  expect(screen.getByText('重试')).toBeVisible();
});

test('a language that was chosen a moment ago is not given up for words that are asked for meanwhile', async () => {
  expect(currentLocale()?.language).toBe('zh-CN');
  await Promise.all([chooseLanguage('en'), loadAllMessages()]);
  expect(currentLocale()).toMatchObject({ language: 'en', extent: 'whole' });
});

test('of two languages that are chosen one after the other the later one stays, and is stored', async () => {
  await chooseLanguage('en');
  const front = chinese.front();
  let arrive = (): void => undefined;
  jest.spyOn(chinese, 'front').mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return front;
  });
  const slow = chooseLanguage('zh-CN');
  await chooseLanguage('en');
  arrive();
  await slow;
  jest.restoreAllMocks();
  expect([currentLocale()?.language, document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    'en',
    'en',
    'en',
  ]);
});

test('a language whose messages do not arrive is not chosen, and can be chosen again', async () => {
  await chooseLanguage('en');
  jest.spyOn(chinese, 'secondary').mockRejectedValue(new Error('no file'));
  await expect(chooseLanguage('zh-CN')).rejects.toThrow('no file');
  await loadAllMessages();
  expect([currentLocale()?.language, localStorage.getItem('language'), localeLoadError()]).toEqual([
    'en',
    'en',
    new Error('no file'),
  ]);
  jest.restoreAllMocks();
  await chooseLanguage('zh-CN');
  expect([currentLocale()?.language, document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    'zh-CN',
    'zh-CN',
    'zh-CN',
  ]);
});

test('a language that is chosen in another tab is followed', async () => {
  const stop = watchLanguage();
  localStorage.setItem('language', 'zh-CN');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await waitFor(() => expect(currentLocale()?.language).toBe('zh-CN'));
  stop();
  localStorage.setItem('language', 'en');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await chooseLanguage('zh-CN');
  expect(currentLocale()?.language).toBe('zh-CN');
});

test('messages that come with a chunk are there at once, and in the language that is chosen later', async () => {
  await chooseLanguage('en');
  addMessages({ en: { 'review.helpful': '{count} helped' }, 'zh-CN': { 'review.helpful': '{count} 人' } });
  expect(translate('review.helpful', { count: 2 })).toBe('2 helped');
  await chooseLanguage('zh-CN');
  expect(translate('review.helpful', { count: 2 })).toBe('2 人');
});
