import { screen, waitFor } from '@testing-library/react';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { DiscountForm } from './DiscountForm';

const submit = <button type="submit">Apply</button>;
const field = () => screen.findByRole('textbox');

describe.each(['h5', 'pc'] as const)('the discount code on %s', (platform) => {
  const open = async (code = '', fieldError?: string) => {
    const codes: string[] = [];
    const { user } = await renderInShop(
      <DiscountForm code={code} fieldError={fieldError} onApply={(one) => void codes.push(one)} button={submit} />,
      { platform },
    );
    await field();
    return { user, codes, apply: () => user.click(screen.getByRole('button', { name: 'Apply' })) };
  };

  test('is applied without what is only there to read it, and an empty one is not', async () => {
    const { user, codes, apply } = await open();
    await apply();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Enter a code/));
    await user.type(await field(), ' spring 10 ');
    await waitFor(async () => expect(await field()).toBeValid());
    await apply();
    expect(codes).toEqual(['spring 10']);
  });

  test('has the error of the code that was sent, until another one is typed', async () => {
    const { user } = await open('SPRING', 'This code has expired');
    expect(await field()).toHaveValue('SPRING');
    expect(screen.getByRole('status')).toHaveTextContent('This code has expired');
    await user.type(await field(), '2');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(await field(), '{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('This code has expired');
  });
});
