/** The messages of business errors (`errorMessage` in the envelope), in all languages. */
import type { LocalizedText } from './text';

const errorTexts = {
  signIn: { en: 'Please sign in to continue.', zh: '请先登录，再继续操作。', de: 'Bitte melde dich zuerst an.' },
  input: {
    en: 'Please check the marked fields.',
    zh: '填写的内容有误，请检查标出的项目。',
    de: 'Bitte prüf die markierten Felder.',
  },
  unknownCall: {
    en: 'The shop doesn’t know this call.',
    zh: '店铺没有这个接口。',
    de: 'Diesen Aufruf kennt der Shop nicht.',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    zh: '我们这边出了点问题，请稍后再试。',
    de: 'Bei uns ist etwas schiefgelaufen. Bitte versuch es gleich noch einmal.',
  },
  goodsUnknown: {
    en: 'This item is no longer available.',
    zh: '这件商品已下架。',
    de: 'Diesen Artikel gibt es nicht mehr.',
  },
  articleUnknown: {
    en: 'This article is no longer available.',
    zh: '这篇文章已下线。',
    de: 'Diesen Beitrag gibt es nicht mehr.',
  },
  orderUnknown: { en: 'We can’t find this order.', zh: '没有找到这个订单。', de: 'Diese Bestellung finden wir nicht.' },
  returnUnknown: {
    en: 'We can’t find this return.',
    zh: '没有找到这个退货申请。',
    de: 'Diese Rücksendung finden wir nicht.',
  },
  returnChanged: {
    en: 'What can be returned has changed. Please check it again.',
    zh: '可退内容有变化，请重新核对。',
    de: 'Was du zurückgeben kannst, hat sich geändert. Bitte prüf es noch einmal.',
  },
  returnState: {
    en: 'This return is already on its way and can’t be withdrawn.',
    zh: '退货已寄出，无法撤销。',
    de: 'Diese Rücksendung ist schon unterwegs und kann nicht mehr zurückgezogen werden.',
  },
  alertsUnknown: { en: 'This shop sends no alerts.', zh: '本店不提供提醒。', de: 'Dieser Shop gibt nicht Bescheid.' },
  alertNotNeeded: {
    en: 'It’s in stock. You can order it now.',
    zh: '现在有货，可以直接下单。',
    de: 'Es ist vorrätig. Du kannst es jetzt bestellen.',
  },
  reviewClosed: {
    en: 'Only what was delivered and kept can be reviewed.',
    zh: '只能评价已收到且未退回的商品。',
    de: 'Bewerten kannst du nur, was geliefert und behalten wurde.',
  },
  giftUnknown: {
    en: 'We can’t find this gift.',
    zh: '没有找到这份礼物。',
    de: 'Dieses Geschenk finden wir nicht.',
  },
  giftClosed: {
    en: 'This gift was opened, used or has expired, so it can’t be changed.',
    zh: '这份礼物已打开、已使用或已过期，无法更改。',
    de: 'Dieses Geschenk ist geöffnet, eingelöst oder abgelaufen und lässt sich nicht mehr ändern.',
  },
  giftNotYet: {
    en: 'This gift can’t be opened yet.',
    zh: '还没到打开这份礼物的日子。',
    de: 'Dieses Geschenk lässt sich noch nicht öffnen.',
  },
  deletionUnknown: {
    en: 'An account can’t be deleted here. Our service desk can help.',
    zh: '这里无法注销账号，请联系客服。',
    de: 'Hier lässt sich das Konto nicht löschen. Unser Service hilft dir.',
  },
  accountOpen: {
    en: 'Something is still open in this account. Finish it first.',
    zh: '账号还有未完结的事项，请先处理。',
    de: 'In diesem Konto ist noch etwas offen. Schließ das zuerst ab.',
  },
  ticketUnknown: { en: 'We can’t find this ticket.', zh: '没有找到这张票券。', de: 'Dieses Ticket finden wir nicht.' },
  addressUnknown: {
    en: 'We can’t find this address.',
    zh: '没有找到这个地址。',
    de: 'Diese Adresse finden wir nicht.',
  },
  resendTooSoon: {
    en: 'We just sent a code. Please wait before getting another.',
    zh: '验证码刚刚发出，请稍等片刻再重新获取。',
    de: 'Gerade ging ein Code raus. Warte bitte kurz, bevor du einen neuen holst.',
  },
  codeWrong: {
    en: 'That’s not the code. Please check the digits.',
    zh: '验证码不正确，请核对后重新输入。',
    de: 'Das ist nicht der Code. Bitte prüf die Ziffern.',
  },
  codeExpired: {
    en: 'That code is no longer valid. Please get a new one.',
    zh: '验证码已失效，请重新获取。',
    de: 'Dieser Code gilt nicht mehr. Bitte hol einen neuen.',
  },
  codeTries: {
    en: 'Too many wrong codes for this number. Please try again later.',
    zh: '该手机号的验证码错误次数过多，请稍后再试。',
    de: 'Zu viele falsche Codes für diese Nummer. Bitte versuch es später noch einmal.',
  },
  codeTriesOfEmail: {
    en: 'Too many wrong codes for this address. Please try again later.',
    zh: '该邮箱的验证码错误次数过多，请稍后再试。',
    de: 'Zu viele falsche Codes für diese Adresse. Bitte versuch es später noch einmal.',
  },
  codeTriesOfClient: {
    en: 'Too many wrong codes from your network. Please try again in a few minutes.',
    zh: '当前网络的验证码错误次数过多，请几分钟后再试。',
    de: 'Zu viele falsche Codes aus deinem Netz. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  codesOfDay: {
    en: 'This number got too many codes today. Please try again later.',
    zh: '该手机号今天获取验证码的次数过多，请稍后再试。',
    de: 'Diese Nummer hat heute zu viele Codes bekommen. Bitte versuch es später noch einmal.',
  },
  codesOfDayOfEmail: {
    en: 'This address got too many codes today. Please try again later.',
    zh: '该邮箱今天获取的验证码过多，请稍后再试。',
    de: 'Diese Adresse hat heute zu viele Codes bekommen. Bitte versuch es später noch einmal.',
  },
  emailNotOffered: {
    en: 'This shop signs in with a phone number.',
    zh: '本店使用手机号登录。',
    de: 'In diesem Shop meldest du dich mit der Handynummer an.',
  },
  phoneNotOffered: {
    en: 'This shop signs in with an e-mail address.',
    zh: '本店使用邮箱登录。',
    de: 'In diesem Shop meldest du dich mit der E-Mail-Adresse an.',
  },
  emailTaken: {
    en: 'This e-mail address belongs to another account.',
    zh: '该邮箱已绑定其他账号。',
    de: 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
  },
  phoneTaken: {
    en: 'This phone number belongs to another account.',
    zh: '该手机号已绑定其他账号。',
    de: 'Diese Nummer gehört zu einem anderen Konto.',
  },
  addressBookFull: {
    en: 'Your address book is full at 20 addresses. Please remove one first.',
    zh: '最多可保存 20 个地址，请先删除一个。',
    de: 'Dein Adressbuch ist mit 20 Adressen voll. Bitte entferne zuerst eine.',
  },
  packUnavailable: {
    en: 'Something in your order is no longer available as requested.',
    zh: '订单中有商品已无法按所选购买。',
    de: 'Etwas aus deiner Bestellung gibt es so nicht mehr.',
  },
  totalChanged: {
    en: 'The total has changed. Please check it again.',
    zh: '订单金额有变动，请重新确认。',
    de: 'Die Summe hat sich geändert. Bitte sieh sie dir noch einmal an.',
  },
  addressMissing: {
    en: 'Please choose a delivery address.',
    zh: '请选择收货地址。',
    de: 'Bitte wähle eine Lieferadresse.',
  },
  presaleNotAccepted: {
    en: 'Please accept the presale terms first.',
    zh: '请先同意预售条款。',
    de: 'Bitte stimm zuerst den Bedingungen der Vorbestellung zu.',
  },
  orderExpired: {
    en: 'This order wasn’t paid in time, so it was canceled.',
    zh: '已超过付款时间，订单已自动取消。',
    de: 'Diese Bestellung wurde nicht rechtzeitig bezahlt und darum storniert.',
  },
  orderState: {
    en: 'The order has moved on, so this can’t be done anymore.',
    zh: '订单状态已更新，无法再进行此操作。',
    de: 'Die Bestellung ist schon weiter. Das geht jetzt nicht mehr.',
  },
  orderYielded: {
    en: 'Its codes and tickets have been issued, so the order can’t be canceled here. Our service desk can help.',
    zh: '兑换码和票券已发放，订单无法自行取消，请联系客服。',
    de: 'Codes und Tickets sind schon da, darum lässt sich die Bestellung hier nicht stornieren. Unser Service hilft dir.',
  },
  operationMismatch: {
    en: 'This request was already used for something else. Please start again.',
    zh: '该请求已用于其他操作，请重新发起。',
    de: 'Diese Anfrage wurde schon für etwas anderes benutzt. Bitte fang neu an.',
  },
  paymentDeclined: {
    en: 'Your payment was declined, and you weren’t charged. Choose another way to pay, or try again.',
    zh: '付款被拒绝，没有扣款。请换一种方式，或再试一次。',
    de: 'Deine Zahlung wurde abgelehnt, und es wurde nichts abgebucht. Wähle eine andere Zahlungsart oder versuch es noch einmal.',
  },
  balanceShort: {
    en: 'Your balance doesn’t cover this amount.',
    zh: '可用余额不足。',
    de: 'Dein Guthaben reicht für diesen Betrag nicht.',
  },
  belowMinimum: {
    en: 'That’s below the minimum withdrawal.',
    zh: '未达到最低提现金额。',
    de: 'Das ist weniger als die kleinste Auszahlung.',
  },
  redeemUnknown: {
    en: 'We don’t recognize that code. Check it and try again.',
    zh: '没有这个兑换码，请核对后再试。',
    de: 'Diesen Code kennen wir nicht. Prüf ihn und versuch es noch einmal.',
  },
  redeemUsed: {
    en: 'This code has already been used.',
    zh: '这个兑换码已被使用。',
    de: 'Dieser Code wurde schon eingelöst.',
  },
  redeemOutOfDate: { en: 'This code has expired.', zh: '这个兑换码已过期。', de: 'Dieser Code ist abgelaufen.' },
  redeemOnce: {
    en: 'You’ve already used this code. One per customer.',
    zh: '每人限兑一次，你已兑换过。',
    de: 'Diesen Code hast du schon eingelöst. Einmal pro Person.',
  },
  redeemTries: {
    en: 'Too many codes we don’t recognize. Please try again later.',
    zh: '错误次数过多，请稍后再试。',
    de: 'Zu viele Codes, die wir nicht kennen. Bitte versuch es später noch einmal.',
  },
} as const satisfies Record<string, Required<LocalizedText>>;

export type ErrorMessageKey = keyof typeof errorTexts;
export const errorMessages: Readonly<Record<ErrorMessageKey, LocalizedText>> = errorTexts;
