/** Mistakes in single fields: amounts, times, ids, missing values, pictures. */
import { having, without, type Mistake } from './mistake';

const number = (value: unknown) => Number(value);

export const fieldMistakes: readonly Mistake[] = [
  [
    'prices in major units with decimals',
    having('price', (value) => (number(value) + 50) / 100),
    'recommendGoods: data.list[0].price expected integer, 0 or more',
  ],
  [
    'prices as text',
    having('price', (value) => (number(value) / 100).toFixed(2)),
    'recommendGoods: data.list[0].price expected integer',
  ],
  [
    'list prices in major units',
    having('price', (value) => Math.round(number(value) / 100), 'getGoodsList'),
    'cardEqualsProduct: the price of cloud-nine-headphones in the list and its lowest on its page: expected',
  ],
  [
    'the total of a quote in major units',
    having('total', (value) => Math.round(number(value) / 100), 'packGoods'),
    'quoteEqualsOrder: ',
  ],
  [
    'negative stock',
    having('stock', () => -1, 'getGoodsDetail'),
    'getGoodsDetail: data.stock expected integer, 0 or more',
  ],
  ['stock as text', having('stock', String, 'getGoodsList'), 'getGoodsList: data.list[0].stock expected integer'],
  [
    'the time of an order in seconds',
    having('placedAt', () => 1_795_000_000),
    'confirmOrder: data.placedAt expected time (ISO 8601 with offset)',
  ],
  [
    'the end of a coupon in milliseconds',
    having('validUntil', () => 1_795_000_000_000, 'getMyCoupons'),
    'getMyCoupons: data.list[0].validUntil expected time (ISO 8601 with offset)',
  ],
  [
    'the time of the server without an offset',
    having('serverTime', () => '2026-11-20 18:00:00'),
    'getServerInfo: data.serverTime expected time (ISO 8601 with offset)',
  ],
  [
    'a day of delivery as it is written',
    having('arrivesOn', (day) => (day ? '24.11.2026' : day), 'packGoods'),
    'packGoods: data.arrivesOn expected day (YYYY-MM-DD)',
  ],
  [
    'ids of products as numbers',
    having('id', (_id) => 17, 'recommendGoods'),
    'recommendGoods: data.list[0].id expected string',
  ],
  ['ids of orders as numbers', having('id', () => 17, 'getOrderDetail'), 'getOrderDetail: data.id expected string'],
  [
    'null for a missing line below a name',
    having('tagline', () => null, 'getGoodsList'),
    'getGoodsList: data.list[0].tagline expected string',
  ],
  [
    'null for a missing name',
    having('name', () => null, 'getCategories'),
    'getCategories: data.list[0].name expected string',
  ],
  ['null for an empty list', having('list', () => null, 'getAddresses'), 'getAddresses: data.list expected list'],
  ['no total of a list', without('total', 'getGoodsList'), 'getGoodsList: data.total expected integer'],
  ['the total of a list as text', having('total', String, 'getOrders'), 'getOrders: data.total expected integer'],
  ['no token', without('token', 'loginWithVerifyCode'), 'loginWithVerifyCode: data.token expected string'],
  ['no stock of a variant', without('stock', 'getGoodsDetail'), 'getGoodsDetail: data.stock expected integer'],
  ['no permissions of an order', without('can', 'getOrders'), 'getOrders: data.list[0].can expected object'],
  [
    'a currency in lower case',
    having('currency', () => 'usd', 'getServerInfo'),
    'getServerInfo: data.currency expected string, matching /^[A-Z]{3}$/',
  ],
  [
    'the sign of a currency',
    having('currency', () => '$', 'packGoods'),
    'packGoods: data.currency expected string, matching /^[A-Z]{3}$/',
  ],
  [
    'numbers for booleans',
    having('isVirtual', (value) => (value ? 1 : 0), 'getGoodsList'),
    'getGoodsList: data.list[0].isVirtual expected boolean',
  ],
  ['a boolean as text', having('canOrder', String), 'packGoods: data.canOrder expected boolean'],
  [
    'a percentage as a fraction',
    having('value', () => 0.1, 'getMyCoupons'),
    'getMyCoupons: data.list[0].value expected integer, 1 or more',
  ],
  [
    'ratings of nobody as 0',
    having('average', () => 0, 'getGoodsList'),
    'getGoodsList: data.list[0].rating.average expected number, 1 or more, 5 or less',
  ],
  [
    'a picture as text',
    having('picture', () => '/pictures/a.webp', 'getCategories'),
    'getCategories: data.list[0].picture expected object',
  ],
  [
    'a picture without its leading slash',
    having('src', () => 'pictures/a.webp', 'getGoodsList'),
    'getGoodsList: data.list[0].picture.src expected string, an address that a browser can open',
  ],
  [
    'a picture without TLS',
    having('src', () => 'http://shop.example/a.webp', 'getGoodsDetail'),
    'getGoodsDetail: data.picture.src expected string, an address that a browser can open',
  ],
  [
    'pictures that are not there',
    having('src', (value) => value),
    'recommendGoods: data.list[0].picture.src expected a picture that loads',
    async () => 'status 404',
  ],
  [
    'a page in the place of pictures',
    having('src', (value) => value),
    'recommendGoods: data.list[0].picture.src expected a picture that loads',
    async () => 'text/html',
  ],
];
