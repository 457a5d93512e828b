import { render, screen } from '@testing-library/react';
import { loadLocale } from '@/lib/i18n';
import { Trans } from './Trans';

test('elements replace the placeholders of a message', async () => {
  const message = (
    <p>
      <Trans name="login.agree" values={{ agreement: <a href="#a">agreement</a>, privacy: <a href="#p">policy</a> }} />
    </p>
  );
  await loadLocale('en');
  render(message);
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(screen.getByRole('paragraph')).toHaveTextContent('I have read and accept the agreement and the policy');
  expect(links()).toEqual(['#a', '#p']);
});
