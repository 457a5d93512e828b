/** In forced colours (Windows' contrast themes), which take backgrounds and the colours of borders, what is chosen is still seen. */
import type { Page } from '@playwright/test';
import { buyer } from './support/buyer';
import { expectLoaded, navigateViaNotFound, visit } from './support/navigation';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';

/** The choices that are drawn now: what they are, and those whose outline does not say whether they are chosen. */
const choicesOf = (page: Page) =>
  page.evaluate(() => {
    const kindOf = (one: Element) =>
      one instanceof HTMLInputElement
        ? one.type
        : (one.getAttribute('role') ??
          ['aria-current', 'aria-pressed', 'aria-selected'].find((name) => one.hasAttribute(name)) ??
          '');
    const isChosen = (one: Element) =>
      one instanceof HTMLInputElement
        ? one.checked
        : !one.matches('[aria-current="false"]') &&
          one.matches('[aria-current], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]');
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    /** The control itself, what is drawn beside an invisible input, and the label around it. */
    const drawn = (one: Element) =>
      [one, ...(one instanceof HTMLInputElement ? [one.nextElementSibling, one.closest('label')] : [])].filter(
        (part) => part !== null,
      );
    const all = [
      ...document.querySelectorAll(
        'input[type="radio"], input[type="checkbox"], [aria-current], [aria-pressed], [aria-selected], [aria-checked]',
      ),
    ].filter((one) => drawn(one).some((part) => part.checkVisibility() && part.getClientRects().length > 0));
    return {
      kinds: [...new Set(all.filter(isChosen).map(kindOf))],
      wrong: all
        .filter((one) => isChosen(one) !== drawn(one).some(isOutlined))
        .map(
          (one) =>
            `${isChosen(one) ? 'chosen' : 'not chosen'}: ${(one.closest('label') ?? one).outerHTML.slice(0, 160)}`,
        ),
    };
  });

test('what is chosen is outlined', async ({ page, platform, t, signedIn }) => {
  const customer = await signedIn();
  await customer.redeem('COUPON-10');
  const { id: addressId } = await customer.addAddress();
  const order = await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], addressId);
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, hashTo(platform, 'home'));
  const check = async (...kinds: string[]) => {
    await expectLoaded(page);
    await expect.poll(() => choicesOf(page)).toEqual({ kinds: expect.arrayContaining(kinds), wrong: [] });
  };
  await navigateViaNotFound(page, hashTo(platform, 'hall', { categoryId: 'audio' }));
  await check('aria-current');
  await navigateViaNotFound(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  await page
    .getByRole('button', { name: t('goods.saveProduct'), exact: true })
    .first()
    .click();
  await page
    .getByRole('button', { name: t('goods.addToBag') })
    .first()
    .click();
  await check('radio', 'aria-pressed');
  await navigateViaNotFound(page, hashTo(platform, 'orders'));
  await check('aria-current');
  await navigateViaNotFound(page, hashTo(platform, 'editAvatar'));
  await check('radio');
  await navigateViaNotFound(page, hashTo(platform, 'collect'));
  await check('checkbox');
  await navigateViaNotFound(page, hashTo(platform, 'orderSuccess', { id: order.id }));
  const steps = buyer({ page, platform, t });
  await steps.payButton(order.total).click();
  await expect(steps.payStep.getByRole('radio')).not.toHaveCount(0);
  await check('radio');
});
