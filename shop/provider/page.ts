/** The page of the payment provider: plain HTML with forms, without scripts. */
import type { Language, LocalizedText } from '../text';
import { languageTagOf, textIn } from '../text';

/** What the customer can press on the page. */
export const providerActions = ['pay', 'payLate', 'payAfterHold', 'decline', 'cancel'] as const;
export type ProviderAction = (typeof providerActions)[number];

const actionTexts: Readonly<Record<ProviderAction, LocalizedText>> = {
  pay: { en: 'Pay', zh: '付款', de: 'Bezahlen' },
  payLate: {
    en: 'Pay, and tell the shop 45 seconds later',
    zh: '付款，店铺 45 秒后才收到通知',
    de: 'Bezahlen; der Shop erfährt es 45 Sekunden später',
  },
  payAfterHold: {
    en: 'Pay, and tell the shop after the order has expired',
    zh: '付款，店铺在订单过期后才收到通知',
    de: 'Bezahlen; der Shop erfährt es, wenn die Bestellung abgelaufen ist',
  },
  decline: { en: 'Decline', zh: '拒绝付款', de: 'Ablehnen' },
  cancel: { en: 'Cancel and go back to the shop', zh: '取消并返回店铺', de: 'Abbrechen und zurück zum Shop' },
};

const pageTexts = {
  title: { en: 'Demo bank', zh: '演示银行', de: 'Demo-Bank' },
  about: {
    en: 'This page plays the part of your bank. No real money moves.',
    zh: '本页模拟银行的付款页面，不会产生真实扣款。',
    de: 'Diese Seite steht für die Seite einer Bank. Hier fließt kein Geld.',
  },
  to: { en: 'To {shop}, order', zh: '收款方：{shop}，订单', de: 'An {shop}, Bestellung' },
  ended: { en: 'This payment has ended', zh: '这笔付款已结束', de: 'Diese Zahlung ist beendet' },
  endedText: {
    en: 'This payment can’t be made here anymore. Please go back to the shop.',
    zh: '这里已无法付款，请返回店铺。',
    de: 'Hier lässt sich nichts mehr bezahlen. Bitte geh zurück zum Shop.',
  },
  back: { en: 'Back to the shop', zh: '返回店铺', de: 'Zurück zum Shop' },
} satisfies Record<string, LocalizedText>;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0).toString()};`);

// The colours of the light and the dark theme, because the page has no other files.
const pageStyle = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:26rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.25rem;margin:0 0 1rem}
.amount{font-size:2rem;font-weight:600;margin:0}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button,.back{min-height:44px;padding:.5rem 1rem;border:1px solid GrayText;border-radius:22px;background:transparent;color:inherit;font:inherit;cursor:pointer}
.back{display:grid;place-items:center;margin-top:1.5rem;text-decoration:none}
button:first-child{background:#1d4ed8;border-color:#1d4ed8;color:#fff;font-weight:600}
button:focus-visible,.back:focus-visible{outline:3px solid #60a5fa;outline-offset:2px}`;

const documentOf = (language: Language, body: string): string =>
  `<!doctype html><html lang="${languageTagOf(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  '<link rel="icon" href="data:,">' +
  `<title>${textIn(pageTexts.title, language)}</title><style>${pageStyle}</style></head><body><main>${body}</main></body></html>`;

interface PaymentPageInput {
  readonly language: Language;
  readonly shopName: string;
  /** The formatted amount. */
  readonly amount: string;
  readonly orderNumber: string;
}

/** The page on which a payment is paid, declined or cancelled. */
export function renderPayment({ language, shopName, amount, orderNumber }: PaymentPageInput): string {
  const t = (text: LocalizedText) => escapeHtml(textIn(text, language));
  const buttons = providerActions.map(
    (action) => `<button name="action" value="${action}">${t(actionTexts[action])}</button>`,
  );
  return documentOf(
    language,
    `<h1>${t(pageTexts.title)}</h1><p>${t(pageTexts.to).replace('{shop}', () => escapeHtml(shopName))} ${escapeHtml(orderNumber)}</p><p class="amount">${escapeHtml(amount)}</p>` +
      `<p>${t(pageTexts.about)}</p><form method="post">${buttons.join('')}</form>`,
  );
}

/** The page of a payment that cannot be paid any more. `back` is where the shop is. */
export function renderEndedPayment(language: Language, back: string): string {
  const t = (text: LocalizedText) => escapeHtml(textIn(text, language));
  return documentOf(
    language,
    `<h1>${t(pageTexts.ended)}</h1><p>${t(pageTexts.endedText)}</p><a class="back" href="${escapeHtml(back)}">${t(pageTexts.back)}</a>`,
  );
}
