/**
 * The seeds, accounts and faults of the demo shop, in all languages. The OpenAPI document contains them, because the
 * developers' page cannot import the demo shop.
 */
import { accounts } from './accounts';
import type { Fault } from './faults';
import { isSeedName, getSeed, type SeedName } from './seeds/seeds';
import type { LocalizedText } from '../shop/text';

const seedTexts: Readonly<Record<SeedName, Required<LocalizedText>>> = {
  default: {
    en: 'The whole catalog and all demo accounts.',
    zh: '完整商品目录与全部演示账号。',
    de: 'Der ganze Katalog und alle Demo-Konten.',
  },
  fresh: {
    en: 'The whole catalog, and only the new customer has an account.',
    zh: '完整商品目录，只有新顾客的账号。',
    de: 'Der ganze Katalog, und nur wer neu ist, hat ein Konto.',
  },
  rich: {
    en: 'The whole catalog, and only the customer with a long past has an account.',
    zh: '完整商品目录，只有老顾客的账号。',
    de: 'Der ganze Katalog, und nur wer schon lange dabei ist, hat ein Konto.',
  },
  empty: {
    en: 'The eve of the opening: nothing to sell, and only the legal texts to read.',
    zh: '开业前夜：没有商品，只有法律条款可读。',
    de: 'Der Abend vor der Eröffnung: nichts zu kaufen, nur die Rechtstexte zu lesen.',
  },
  large: {
    en: '10,000 products, for long lists and searches.',
    zh: '一万件商品，用来试长列表与搜索。',
    de: '10.000 Produkte, für lange Listen und Suchen.',
  },
};

interface FaultGuide {
  /** Example of the number after the colon. Null for a fault without a number. */
  readonly figure: number | null;
  readonly does: Required<LocalizedText>;
}

const faultGuides: Readonly<Record<Fault['kind'], FaultGuide>> = {
  delay: {
    figure: 800,
    does: {
      en: 'The response is delayed by this many milliseconds.',
      zh: '响应延迟这么多毫秒后发出。',
      de: 'Die Antwort kommt um so viele Millisekunden später.',
    },
  },
  offline: {
    figure: null,
    does: {
      en: 'The connection breaks before the shop has done anything.',
      zh: '店铺还没做任何事，连接就断了。',
      de: 'Die Verbindung bricht ab, bevor der Shop etwas getan hat.',
    },
  },
  lost: {
    figure: null,
    does: {
      en: 'The shop does the work, but its response never arrives.',
      zh: '操作已完成，但响应丢失。',
      de: 'Der Shop tut es, aber seine Antwort kommt nie an.',
    },
  },
  showType: {
    figure: 1,
    does: {
      en: 'The shop refuses with this showType.',
      zh: '店铺拒绝，并带上这个 showType。',
      de: 'Der Shop lehnt mit diesem showType ab.',
    },
  },
  '401': {
    figure: null,
    does: {
      en: 'The session has ended: status 401.',
      zh: '登录已失效：状态码 401。',
      de: 'Die Sitzung ist beendet: Status 401.',
    },
  },
  '500': {
    figure: null,
    does: {
      en: 'The shop fails: status 500 with the envelope.',
      zh: '店铺出错：状态码 500，响应结构不变。',
      de: 'Im Shop tritt ein Fehler auf: Status 500 mit dem Umschlag.',
    },
  },
  '502html': {
    figure: null,
    does: {
      en: 'A gateway answers with an HTML page: status 502.',
      zh: '网关返回一页 HTML：状态码 502。',
      de: 'Ein Gateway antwortet mit einer HTML-Seite: Status 502.',
    },
  },
  malformed: {
    figure: null,
    does: { en: 'The JSON breaks off in the middle.', zh: 'JSON 中途截断。', de: 'Das JSON bricht in der Mitte ab.' },
  },
  wrongTypes: {
    figure: null,
    does: {
      en: 'Every string becomes a number and every number a string.',
      zh: '字符串全变成数字，数字全变成字符串。',
      de: 'Jeder Text wird zur Zahl und jede Zahl zum Text.',
    },
  },
  declined: {
    figure: null,
    does: {
      en: 'The payment is declined: at once by card, and after six seconds in the wallet app.',
      zh: '付款被拒绝：银行卡立即拒绝，钱包应用六秒后拒绝。',
      de: 'Die Zahlung wird abgelehnt: mit Karte sofort, in der Wallet-App nach sechs Sekunden.',
    },
  },
  silent: {
    figure: null,
    does: {
      en: 'The wallet app never says whether it paid.',
      zh: '钱包应用始终不告知是否已付款。',
      de: 'Die Wallet-App sagt nie, ob sie bezahlt hat.',
    },
  },
  delivered: {
    figure: null,
    does: {
      en: 'A paid order arrives at once, so that it can be returned.',
      zh: '付款后订单立即送达，可直接试用退货。',
      de: 'Eine bezahlte Bestellung ist sofort da und kann zurückgegeben werden.',
    },
  },
};

const isStatus = (kind: string) => /^\d/.test(kind);

/** Written to the OpenAPI document as the field `x-demo-shop`. */
export const demoGuide = {
  seeds: Object.entries(seedTexts).map(([name, text]) => ({
    name,
    text,
    accounts: isSeedName(name) ? getSeed(name).accounts : [],
  })),
  accounts: accounts.map(({ name, phone, nickname, shows }) => ({ name, phone, nickname, shows })),
  faults: Object.entries(faultGuides)
    .map(([kind, guide]) => ({ kind, ...guide }))
    // JavaScript orders integer-like keys (`401`, `500`) first. The guide lists them last.
    .sort((one, other) => Number(isStatus(one.kind)) - Number(isStatus(other.kind))),
} as const;
