/** Addresses in America, Asia and Australia, as people write them in chats and mails, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const overseasSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: 'John Doe\nAcme Inc.\n123 Main St Apt 4B\nSpringfield IL 62704\nUSA\n(217) 555-0123',
    fields: {
      recipient: 'John Doe',
      street: 'Acme Inc., 123 Main St Apt 4B',
      city: 'Springfield',
      region: 'IL',
      postcode: '62704',
      country: 'US',
      callingCode: '+1',
      number: '2175550123',
    },
  },
  {
    text: '123 Main Street, Springfield, IL 62704',
    fields: { street: '123 Main Street', city: 'Springfield', region: 'IL', postcode: '62704', country: 'US' },
  },
  {
    text: 'Jane Roe\nc/o John Doe\n500 W 2nd St, Suite 1900\nAustin, Texas 78701\nUnited States of America',
    fields: {
      recipient: 'Jane Roe',
      street: 'c/o John Doe, 500 W 2nd St, Suite 1900',
      city: 'Austin',
      region: 'Texas',
      postcode: '78701',
      country: 'US',
    },
  },
  {
    text: 'Marie Tremblay\n1234 rue Sainte-Catherine O.\nMontréal (Québec)  H3G 1P1\nCanada',
    fields: {
      recipient: 'Marie Tremblay',
      street: '1234 rue Sainte-Catherine O.',
      city: 'Montréal',
      region: 'Québec',
      postcode: 'H3G 1P1',
      country: 'CA',
    },
  },
  {
    text: '山田太郎\n〒150-0001\n東京都渋谷区神宮前1-2-3\n03-1234-5678',
    fields: {
      recipient: '山田太郎',
      region: '東京都',
      street: '渋谷区神宮前1-2-3',
      postcode: '150-0001',
      country: 'JP',
      number: '0312345678',
    },
  },
  {
    text: 'Taro Yamada\n1-2-3 Jingumae\nShibuya-ku, Tokyo 150-0001\nJapan',
    fields: {
      recipient: 'Taro Yamada',
      street: '1-2-3 Jingumae',
      city: 'Shibuya-ku',
      region: 'Tokyo',
      postcode: '150-0001',
      country: 'JP',
    },
  },
  {
    text: '张三，13800138000，广东省广州市天河区体育西路103号维多利广场A塔，510620',
    fields: {
      recipient: '张三',
      region: '广东省',
      city: '广州市',
      street: '天河区体育西路103号维多利广场A塔',
      country: 'CN',
      postcode: '510620',
      callingCode: '+86',
      number: '13800138000',
    },
  },
  {
    text: '中国 北京市 海淀区 中关村大街27号 李四 13900001234',
    fields: {
      recipient: '李四',
      region: '北京市',
      city: '北京市',
      street: '海淀区 中关村大街27号',
      country: 'CN',
      callingCode: '+86',
      number: '13900001234',
    },
  },
  {
    text: '王五\n北京市海淀区中关村大街27号1101室\n邮编：100080\n电话：010-62512345',
    fields: {
      recipient: '王五',
      region: '北京市',
      city: '北京市',
      street: '海淀区中关村大街27号1101室',
      country: 'CN',
      postcode: '100080',
      callingCode: '+86',
      number: '1062512345',
    },
  },
  {
    text: '收货人: 李雷\n手机号码: 13812345678\n所在地区: 上海上海市徐汇区漕河泾街道\n详细地址: 桂平路391号2号楼',
    fields: {
      recipient: '李雷',
      region: '上海市',
      city: '上海市',
      street: '徐汇区漕河泾街道 桂平路391号2号楼',
      country: 'CN',
      callingCode: '+86',
      number: '13812345678',
    },
  },
  {
    text: '香港九龍旺角彌敦道700號 陳大文 +852 9123 4567',
    fields: {
      recipient: '陳大文',
      region: '香港特别行政区',
      city: '香港',
      street: '九龍旺角彌敦道700號',
      country: 'HK',
      callingCode: '+852',
      number: '91234567',
    },
  },
  {
    text: '陈大文\n香港中环皇后大道中1号\n香港',
    fields: { recipient: '陈大文', region: '香港特别行政区', city: '香港', street: '中环皇后大道中1号', country: 'HK' },
  },
  {
    text: '台灣台北市信義區信義路五段7號 王小明 0912345678',
    fields: {
      recipient: '王小明',
      region: '台北市',
      city: '信義區',
      street: '信義路五段7號',
      country: 'TW',
      number: '0912345678',
    },
  },
  {
    text: '台北市信義區市府路1號 11008 王小明',
    fields: {
      recipient: '王小明',
      region: '台北市',
      city: '信義區',
      street: '市府路1號',
      postcode: '11008',
      country: 'TW',
    },
  },
  {
    text: "Mr. Chan Tai Man\nFlat A, 12/F, Tower 1\n33 Queen's Road Central\nHong Kong",
    fields: { recipient: 'Mr. Chan Tai Man', street: "Flat A, 12/F, Tower 1, 33 Queen's Road Central", country: 'HK' },
  },
  {
    text: 'Shipping address\nAlice Cooper\n42 Elm Street\nPortland, OR 97201-1234\nUnited States\nPhone: 503-555-0147',
    fields: {
      recipient: 'Alice Cooper',
      street: '42 Elm Street',
      city: 'Portland',
      region: 'OR',
      postcode: '97201-1234',
      country: 'US',
      callingCode: '+1',
      number: '5035550147',
    },
  },
];
