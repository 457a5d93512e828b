/** Handlers of articles, promotion, server info and service code (specification, 7). */
import type { shopCalls } from '../../src/api/calls';
import { requireCustomer, type Handlers } from '../context';
import { hasGifts } from '../domain/gifts';
import { getInviteTotals } from '../domain/promotion';
import { getServiceCode } from '../domain/serviceCodes';
import { logoutCall } from '../logoutCall';
import { toFullList } from '../pagination';
import { requireFound } from '../shopError';
import { serializeArticle, serializeArticleHead } from '../serializers/article';
import { serializeCountries, serializeRecipientFields } from '../serializers/countries';
import { serializePictureOrNull } from '../serializers/picture';
import { serializeServiceHours } from '../serializers/serviceHours';
import { textIn } from '../text';
import { toIsoTime } from '../time';

/** Origin of invite links when the client sends no valid origin. */
const DEFAULT_ORIGIN = 'https://shop.example';

export const shopHandlers: Handlers<typeof shopCalls> = {
  getServerInfo: ({ goods, now, language, configuration }) => ({
    shopName: textIn(goods.shop.name, language),
    logo: serializePictureOrNull(goods.logo, language),
    currency: goods.currency,
    serviceHours: serializeServiceHours(goods.shop.serviceHours, now),
    phone: goods.shop.phone,
    notice: goods.shop.notice && textIn(goods.shop.notice, language),
    agreementId: goods.shop.agreementId,
    privacyId: goods.shop.privacyId,
    loginCodeLength: goods.shop.loginCodeLength,
    callingCodes: [...goods.shop.callingCodes],
    identifiers: configuration.identifiers && [...configuration.identifiers],
    countries: goods.shop.countries && serializeCountries(goods.shop.countries, language),
    recipientFields: goods.shop.recipientFields && serializeRecipientFields(goods.shop.recipientFields, language),
    pricesIncludeTax: goods.shop.includedTax && true,
    logoutPath: logoutCall.path,
    features: {
      returns: configuration.features.returns === true,
      alerts: configuration.features.alerts === true,
      reviews: configuration.features.reviews === true,
      gifts: hasGifts({ goods, configuration }),
      accountDeletion: configuration.features.accountDeletion === true,
      facets: true,
    },
    serverTime: toIsoTime(now),
  }),

  getServerList: ({ goods, now, language }) =>
    toFullList(goods.shop.channels, ({ name, hours, ...rest }) => ({
      ...rest,
      name: textIn(name, language),
      hours: hours && serializeServiceHours(hours, now),
    })),

  getArticles: (context, input) =>
    toFullList(
      context.goods.articles.filter((article) => article.kind !== 'help'),
      (row) => serializeArticleHead(context, row, input),
    ),

  getArticle: (context, { id }) =>
    serializeArticle(
      context,
      requireFound(
        context.goods.articles.find((article) => article.id === id),
        'articleUnknown',
      ),
    ),

  getPromotion(context, { origin }) {
    const { id, inviteCode } = requireCustomer(context);
    const home =
      origin !== undefined && /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~-]+)*$/.test(origin) ? origin : DEFAULT_ORIGIN;
    return {
      inviteCode,
      inviteUrl: `${home}/#/home?invite=${inviteCode}`,
      rewardEach: context.goods.promotion.rewardEach,
      currency: context.goods.currency,
      rules: context.goods.promotion.rules.map((rule) => textIn(rule, context.language)),
      ...getInviteTotals(context, id),
    };
  },

  getServerCode(context) {
    const { code, validUntil } = getServiceCode(context, requireCustomer(context).id);
    return { code, qrPayload: `SHOP:SERVICE:${code}`, expiresAt: toIsoTime(validUntil) };
  },
};
