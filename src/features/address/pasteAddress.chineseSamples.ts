/** Chinese addresses as users copy them from chats, mails and other shops, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const chineseSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: '林美 13800138000 广东省深圳市南山区科技园南路18号3栋402室',
    fields: {
      recipient: '林美',
      callingCode: '+86',
      number: '13800138000',
      region: '广东省',
      city: '深圳市',
      street: '南山区科技园南路18号3栋402室',
    },
  },
  {
    text: '收货人：王小明\n手机号码：138-0013-8000\n所在地区：浙江省杭州市西湖区\n详细地址：文三路 478 号华星时代广场 A 座 1201\n邮编：310012',
    fields: {
      recipient: '王小明',
      callingCode: '+86',
      number: '13800138000',
      region: '浙江省',
      city: '杭州市',
      street: '西湖区 文三路 478 号华星时代广场 A 座 1201',
      postcode: '310012',
    },
  },
  {
    text: '北京市朝阳区建国路88号SOHO现代城A座，李雷，+86 139 1234 5678',
    fields: {
      recipient: '李雷',
      callingCode: '+86',
      number: '13912345678',
      region: '北京市',
      city: '北京市',
      street: '朝阳区建国路88号SOHO现代城A座',
    },
  },
  {
    text: '上海 上海市 浦东新区 世纪大道100号 环球金融中心 45楼 韩梅梅 15900001111 200120',
    fields: {
      recipient: '韩梅梅',
      callingCode: '+86',
      number: '15900001111',
      region: '上海市',
      city: '上海市',
      street: '浦东新区 世纪大道100号 环球金融中心 45楼',
      postcode: '200120',
    },
  },
  {
    text: '深圳南山区粤海街道高新南一道9号，张先生，13612345678',
    fields: {
      recipient: '张先生',
      callingCode: '+86',
      number: '13612345678',
      region: '广东省',
      city: '深圳市',
      street: '南山区粤海街道高新南一道9号',
    },
  },
  {
    text: '联系人: 欧阳娜娜；电话: 0755-86013388；地址: 广东省 深圳市 福田区 福华一路 1 号',
    fields: {
      recipient: '欧阳娜娜',
      callingCode: '+86',
      number: '75586013388',
      region: '广东省',
      city: '深圳市',
      street: '福田区 福华一路 1 号',
    },
  },
  {
    text: '广西壮族自治区桂林市七星区环城北一路１号　陈静　１８６０７７３１２３４',
    fields: {
      recipient: '陈静',
      callingCode: '+86',
      number: '18607731234',
      region: '广西壮族自治区',
      city: '桂林市',
      street: '七星区环城北一路1号',
    },
  },
  {
    text: '新疆乌鲁木齐市天山区解放北路22号 阿里木 13999990000',
    fields: {
      recipient: '阿里木',
      callingCode: '+86',
      number: '13999990000',
      region: '新疆维吾尔自治区',
      city: '乌鲁木齐市',
      street: '天山区解放北路22号',
    },
  },
  {
    text: '云南省大理白族自治州大理市古城洋人街 12 号，赵敏，18987654321',
    fields: {
      recipient: '赵敏',
      callingCode: '+86',
      number: '18987654321',
      region: '云南省',
      city: '大理白族自治州',
      street: '大理市古城洋人街 12 号',
    },
  },
  {
    text: '重庆市渝中区解放碑民权路28号，邮编400010，周杰 17300000000',
    fields: {
      recipient: '周杰',
      callingCode: '+86',
      number: '17300000000',
      region: '重庆市',
      city: '重庆市',
      street: '渝中区解放碑民权路28号',
      postcode: '400010',
    },
  },
  {
    text: '上海市浦东新区 陆家嘴 世纪大道8号 韩梅梅 15900001111',
    fields: {
      recipient: '韩梅梅',
      callingCode: '+86',
      number: '15900001111',
      region: '上海市',
      city: '上海市',
      street: '浦东新区 陆家嘴 世纪大道8号',
    },
  },
  {
    text: '收件人:刘洋 手机13700001234 成都市武侯区天府大道中段1号',
    fields: {
      recipient: '刘洋',
      callingCode: '+86',
      number: '13700001234',
      region: '四川省',
      city: '成都市',
      street: '武侯区天府大道中段1号',
    },
  },
  {
    text: '香港九龙尖沙咀弥敦道63号，Chan Tai Man，+852 9123 4567',
    fields: {
      recipient: 'Chan Tai Man',
      callingCode: '+852',
      number: '91234567',
      region: '香港特别行政区',
      city: '香港',
      street: '九龙尖沙咀弥敦道63号',
    },
  },
];
