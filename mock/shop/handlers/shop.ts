/** Articles, promotion and the service desk. */
import type * as calls from '../../../src/api/shopCalls';
import { customerOf, type HandlersOf } from '../context';
import { invitesOf } from '../domain/promotion';
import { serviceCodeOf } from '../domain/serviceCodes';
import { wholeList } from '../listPage';
import { foundOr } from '../shopError';
import { showArticle, showArticleHead } from '../show/article';
import { showPicture } from '../show/goods';
import { showHours } from '../show/serviceHours';
import { say } from '../text';
import { instantOf } from '../time';

/** Where invite links lead when the client does not say where it lives. */
const HOME = 'https://persimmon.example';

export const shopHandlers: HandlersOf<typeof calls> = {
  getServerInfo: ({ goods, now, language }) => ({
    shopName: say(goods.shop.name, language),
    logo: showPicture(goods.logo, language),
    currency: goods.currency,
    serviceHours: showHours(goods.shop.serviceHours, now),
    phone: goods.shop.phone,
    notice: goods.shop.notice && say(goods.shop.notice, language),
    agreementId: goods.shop.agreementId,
    privacyId: goods.shop.privacyId,
    loginCodeLength: goods.shop.loginCodeLength,
    callingCodes: [...goods.shop.callingCodes],
    goodsCount: goods.goods.length,
    serverTime: instantOf(now),
  }),

  getServerList: ({ goods, now, language }) =>
    wholeList(goods.shop.channels, ({ name, hours, ...rest }) => ({ ...rest, name: say(name, language), hours: hours && showHours(hours, now) })),

  getArticles: (context) =>
    wholeList(
      context.goods.articles.filter((article) => article.kind !== 'help'),
      (row) => showArticleHead(context, row),
    ),

  getArticle: (context, { id }) =>
    showArticle(
      context,
      foundOr(
        context.goods.articles.find((article) => article.id === id),
        'articleUnknown',
      ),
    ),

  getPromotion(context, { origin }) {
    const { id, inviteCode } = customerOf(context);
    const home = origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : HOME;
    return {
      inviteCode,
      inviteUrl: `${home}/#/home?invite=${inviteCode}`,
      rewardEach: context.goods.promotion.rewardEach,
      currency: context.goods.currency,
      rules: context.goods.promotion.rules.map((rule) => say(rule, context.language)),
      ...invitesOf(context, id),
    };
  },

  getServerCode(context) {
    const { code, validUntil } = serviceCodeOf(context, customerOf(context).id);
    return { code, qrPayload: `PERSIMMON:SERVICE:${code}`, expiresAt: instantOf(validUntil) };
  },
};
