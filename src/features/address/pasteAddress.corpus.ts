/** Texts as people copy them from chats, mails and other shops, and what is in them. For the test of pasteAddress. */
import type { PastedAddress } from './pasteAddress';

interface Sample {
  text: string;
  fields: PastedAddress;
}

export const chineseCorpus: readonly Sample[] = [
  {
    text: '林美 13800138000 广东省深圳市南山区科技园南路18号3栋402室',
    fields: { recipient: '林美', callingCode: '+86', number: '13800138000', region: '广东省', city: '深圳市', street: '南山区科技园南路18号3栋402室' },
  },
  {
    text: '收货人：王小明\n手机号码：138-0013-8000\n所在地区：浙江省杭州市西湖区\n详细地址：文三路 478 号华星时代广场 A 座 1201\n邮编：310012',
    fields: { recipient: '王小明', callingCode: '+86', number: '13800138000', region: '浙江省', city: '杭州市', street: '西湖区 文三路 478 号华星时代广场 A 座 1201', postcode: '310012' },
  },
  {
    text: '北京市朝阳区建国路88号SOHO现代城A座，李雷，+86 139 1234 5678',
    fields: { recipient: '李雷', callingCode: '+86', number: '13912345678', region: '北京市', city: '北京市', street: '朝阳区建国路88号SOHO现代城A座' },
  },
  {
    text: '上海 上海市 浦东新区 世纪大道100号 环球金融中心 45楼 韩梅梅 15900001111 200120',
    fields: { recipient: '韩梅梅', callingCode: '+86', number: '15900001111', region: '上海市', city: '上海市', street: '浦东新区 世纪大道100号 环球金融中心 45楼', postcode: '200120' },
  },
  {
    text: '深圳南山区粤海街道高新南一道9号，张先生，13612345678',
    fields: { recipient: '张先生', callingCode: '+86', number: '13612345678', region: '广东省', city: '深圳市', street: '南山区粤海街道高新南一道9号' },
  },
  {
    text: '联系人: 欧阳娜娜；电话: 0755-86013388；地址: 广东省 深圳市 福田区 福华一路 1 号',
    fields: { recipient: '欧阳娜娜', callingCode: '+86', number: '75586013388', region: '广东省', city: '深圳市', street: '福田区 福华一路 1 号' },
  },
  {
    text: '广西壮族自治区桂林市七星区环城北一路１号　陈静　１８６０７７３１２３４',
    fields: { recipient: '陈静', callingCode: '+86', number: '18607731234', region: '广西壮族自治区', city: '桂林市', street: '七星区环城北一路1号' },
  },
  {
    text: '新疆乌鲁木齐市天山区解放北路22号 阿里木 13999990000',
    fields: { recipient: '阿里木', callingCode: '+86', number: '13999990000', region: '新疆维吾尔自治区', city: '乌鲁木齐市', street: '天山区解放北路22号' },
  },
  {
    text: '云南省大理白族自治州大理市古城洋人街 12 号，赵敏，18987654321',
    fields: { recipient: '赵敏', callingCode: '+86', number: '18987654321', region: '云南省', city: '大理白族自治州', street: '大理市古城洋人街 12 号' },
  },
  {
    text: '重庆市渝中区解放碑民权路28号，邮编400010，周杰 17300000000',
    fields: { recipient: '周杰', callingCode: '+86', number: '17300000000', region: '重庆市', city: '重庆市', street: '渝中区解放碑民权路28号', postcode: '400010' },
  },
  {
    text: '上海市浦东新区 陆家嘴 世纪大道8号 韩梅梅 15900001111',
    fields: { recipient: '韩梅梅', callingCode: '+86', number: '15900001111', region: '上海市', city: '上海市', street: '浦东新区 陆家嘴 世纪大道8号' },
  },
  { text: '收件人:刘洋 手机13700001234 成都市武侯区天府大道中段1号', fields: { recipient: '刘洋', callingCode: '+86', number: '13700001234', region: '四川省', city: '成都市', street: '武侯区天府大道中段1号' } },
  { text: '香港九龙尖沙咀弥敦道63号，Chan Tai Man，+852 9123 4567', fields: { recipient: 'Chan Tai Man', callingCode: '+852', number: '91234567', region: '香港特别行政区', city: '香港', street: '九龙尖沙咀弥敦道63号' } },
];

export const englishCorpus: readonly Sample[] = [
  {
    text: 'Mei Lin\n18 Maple Street, Apt 4\nSan Francisco, CA 94110\n+1 415 555 0134',
    fields: { recipient: 'Mei Lin', callingCode: '+1', number: '4155550134', street: '18 Maple Street, Apt 4', city: 'San Francisco', region: 'CA', postcode: '94110' },
  },
  {
    text: 'Alex Reed, 350 Fifth Avenue, Floor 21, New York, NY 10118-0110, USA, (212) 555-0188',
    fields: { recipient: 'Alex Reed', callingCode: '+1', number: '2125550188', street: '350 Fifth Avenue, Floor 21', city: 'New York', region: 'NY', postcode: '10118-0110' },
  },
  {
    text: 'Name: Sam O’Neil\nPhone: 415.555.0177\nAddress: 1 Market St\nCity: Oakland\nState: California\nZip: 94612',
    fields: { recipient: 'Sam O’Neil', callingCode: '+1', number: '4155550177', street: '1 Market St', city: 'Oakland', region: 'California', postcode: '94612' },
  },
  {
    text: 'Dr. Ada Byrne\n10 Downing Street\nLondon\nSW1A 2AA\nUnited Kingdom\n+44 7700 900123',
    fields: { recipient: 'Dr. Ada Byrne', callingCode: '+44', number: '7700900123', street: '10 Downing Street', city: 'London', postcode: 'SW1A 2AA' },
  },
  {
    text: 'Tom Hale\nFlat 2\n14 Royal Crescent\nBath\nSomerset\nBA1 2LR\n07700 900456',
    fields: { recipient: 'Tom Hale', number: '07700900456', street: 'Flat 2, 14 Royal Crescent', city: 'Bath', region: 'Somerset', postcode: 'BA1 2LR' },
  },
  {
    text: 'Chloé Tremblay\n1250 rue Guy\nMontreal QC H3H 2L3\nCanada',
    fields: { recipient: 'Chloé Tremblay', street: '1250 rue Guy', city: 'Montreal', region: 'QC', postcode: 'H3H 2L3' },
  },
  {
    text: 'Noah Kelly, 5 Martin Place, Sydney NSW 2000, Australia, +61 412 345 678',
    fields: { recipient: 'Noah Kelly', callingCode: '+61', number: '412345678', street: '5 Martin Place', city: 'Sydney', region: 'NSW', postcode: '2000' },
  },
  {
    text: '742 Evergreen Terrace, Springfield, West Virginia 25705',
    fields: { street: '742 Evergreen Terrace', city: 'Springfield', region: 'West Virginia', postcode: '25705' },
  },
  {
    text: 'ship to: 12345 Sunset Blvd, Los Angeles, ca 90049\nPriya Nair\n1-310-555-0142',
    fields: { recipient: 'Priya Nair', callingCode: '+1', number: '3105550142', street: '12345 Sunset Blvd', city: 'Los Angeles', region: 'CA', postcode: '90049' },
  },
  {
    text: 'Tan Wei Ling, 1 Raffles Place, #20-61, Singapore 048616, +65 8123 4567',
    fields: { recipient: 'Tan Wei Ling', callingCode: '+65', number: '81234567', street: '1 Raffles Place, #20-61', city: 'Singapore', postcode: '048616' },
  },
];
