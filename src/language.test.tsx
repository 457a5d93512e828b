import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { WholeWords } from '@/components/common/WholeWords';
import { useWords } from '@/hooks/useWords';
import { chooseLanguage, speak, speakWhole, spokenNow } from './language';

// The module knows what was spoken, so each test goes on from where the one before it has ended.
const drawn = jest.fn();
const Front = () => <p>{useWords().t('problem.retry')}</p>;
const Page = () => <h1>{useWords().t('checkout.title')}</h1>;
const app = (
  <>
    <Profiler id="front" onRender={drawn}>
      <Front />
    </Profiler>
    <WholeWords waiting={<p>waiting</p>}>
      <Page />
    </WholeWords>
  </>
);

test('the words of a page come when it is drawn, and nobody is drawn anew who does not say them', async () => {
  await speak('en', 'front');
  render(app);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(() => speakWhole());
  expect(screen.getByRole('heading')).toHaveTextContent('Check your order');
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
  expect(spokenNow()?.language).toBe('zh-CN');
  await Promise.all([chooseLanguage('en'), speakWhole()]);
  expect(spokenNow()).toMatchObject({ language: 'en', extent: 'whole' });
});
