/** A pasted address in Chinese: from the largest region to the smallest, often without spaces. */
import type { PastedLocality } from './pastedLocality';

const nameAtStart = (text: string, names: readonly string[]) => names.find((name) => text.startsWith(name));
const textAfter = (text: string, start: string) => text.slice(start.length).replace(/^[\s,，、]+/, '');

function provinceAtStart(text: string): { region: string; rest: string } | undefined {
  const short = nameAtStart(text, provinces);
  if (!short) return undefined;
  const suffix = /^(?:省|特别行政区|(?:壮族|回族|维吾尔)?自治区)?/.exec(text.slice(short.length))?.[0] ?? '';
  return { region: provinceName(short), rest: textAfter(text, short + suffix) };
}

function cityStateAtStart(text: string): PastedLocality | undefined {
  const short = nameAtStart(text, cityStates);
  if (!short) return undefined;
  const name = `${short}市`;
  // Other shops repeat a municipality as province and city: 北京市北京市, 上海 上海市.
  let street = text;
  while (street.startsWith(short)) street = textAfter(street, street.startsWith(name) ? name : short);
  return { region: name, city: name, street: street.replace(/^市辖区[\s,，]*/, '') };
}

/** Counties of Taiwan, in both scripts. */
const taiwanPattern =
  /^(?:[台臺][灣湾])?\s*((?:[台臺][北中南東东]|新北|新竹|桃園|桃园|高雄|基隆|嘉[義义]|苗栗|彰化|南投|[雲云]林|屏[東东]|宜[蘭兰]|花[蓮莲]|澎湖|金[門门]|[連连]江)[市縣县])\s*(\p{Script=Han}{1,3}?[區区鄉乡鎮镇市])?/u;
const taiwanPostcodePattern = /(?:^|\s)(\d{3}(?:\d{2,3})?)(?=\s|$)/;

function taiwanLocality(text: string): PastedLocality | undefined {
  const postcode = taiwanPostcodePattern.exec(text)?.[1];
  const plain = text.replace(postcode ?? '', ' ').trim();
  const [start, region, city] = taiwanPattern.exec(plain) ?? [];
  if (start === undefined) return undefined;
  return { region, city: city ?? region, street: textAfter(plain, start) || undefined, postcode, country: 'TW' };
}

/** A Japanese address in Japanese: its postcode has a sign of its own or a dash, its prefecture one of four endings. */
function parseJapaneseLocality(text: string): PastedLocality | undefined {
  const [written, postcode] = /(?:〒\s?)?(\d{3}-\d{4})(?!\d)/.exec(text) ?? [];
  const [region] = /東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県/u.exec(text) ?? [];
  if (written === undefined || region === undefined) return undefined;
  const street = text
    .replace(written, ' ')
    .replace(region, ' ')
    .replace(/^\s*日本\s/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { region, street: street || undefined, postcode, country: 'JP' };
}

/** Locality and street in a text without name, phone and postcode; undefined when it does not begin with a known region. */
export function parseChineseLocality(text: string): PastedLocality | undefined {
  const japanese = parseJapaneseLocality(text);
  if (japanese) return japanese;
  const plain = text.replace(/^中[国國][\s,，]*/, '');
  const taiwan = taiwanLocality(plain);
  if (taiwan) return taiwan;
  const cityState = cityStateAtStart(plain);
  if (cityState) return { ...cityState, country: 'CN' };
  const province = provinceAtStart(plain);
  const rest = province?.rest ?? plain;
  const named = /^(?!.{0,8}[路街道号])(\p{Script=Han}{2,12}?(?:自治州|市|地区|盟))/u.exec(rest)?.[1];
  // A prefecture is often named after its main city: 大理白族自治州.
  const known = named?.endsWith('自治州') ? undefined : nameAtStart(rest, citiesKnownWithoutProvince);
  const written = known ? (rest.startsWith(`${known}市`) ? `${known}市` : known) : (named ?? '');
  if (!province && written === '') return undefined;
  const city = known ? `${known}市` : written;
  const inferred = known ? provinceOfCity(known) : undefined;
  const isSpecialRegion = province?.region.endsWith('特别行政区') ?? false;
  return {
    region: province?.region ?? (inferred ? provinceName(inferred) : undefined),
    city: city || (isSpecialRegion ? province?.region.slice(0, 2) : undefined),
    street: textAfter(rest, written) || undefined,
    country: countryOfRegion[province?.region ?? ''] ?? 'CN',
  };
}

/** Regions with a country code of their own. */
const countryOfRegion: Readonly<Record<string, string>> = { 香港特别行政区: 'HK', 澳门特别行政区: 'MO', 台湾省: 'TW' };

/** Whether a text can be a person's name: two to four characters and no word of an address. */
export function isChineseName(text: string): boolean {
  return (
    /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,2}(?:先生|女士|小姐|老师))$/u.test(text) &&
    !/[省市区县镇乡村路街道号楼室栋]$/u.test(text)
  );
}

/** Provinces of China with the cities that addresses name without their province. Short names, as people write them. */
const cityStates: readonly string[] = ['北京', '上海', '天津', '重庆'];

const citiesOfProvince: Readonly<Record<string, string>> = {
  河北: '石家庄 唐山 秦皇岛 邯郸 保定 张家口 承德 沧州 廊坊',
  山西: '太原 大同 长治 晋中 运城 临汾',
  内蒙古: '呼和浩特 包头 赤峰 通辽 鄂尔多斯',
  辽宁: '沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口',
  吉林: '长春 四平 延边',
  黑龙江: '哈尔滨 齐齐哈尔 大庆 佳木斯 牡丹江',
  江苏: '南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁',
  浙江: '杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水',
  安徽: '合肥 芜湖 蚌埠 淮南 马鞍山 安庆 黄山 阜阳',
  福建: '福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德',
  江西: '南昌 景德镇 九江 赣州 吉安 上饶',
  山东: '济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽',
  河南: '郑州 开封 洛阳 安阳 新乡 许昌 南阳 商丘 信阳',
  湖北: '武汉 黄石 十堰 宜昌 襄阳 荆州 黄冈',
  湖南: '长沙 株洲 湘潭 衡阳 岳阳 常德 张家界',
  广东: '广州 深圳 珠海 汕头 佛山 韶关 湛江 肇庆 江门 茂名 惠州 梅州 东莞 中山 揭阳',
  广西: '南宁 柳州 桂林 梧州 北海 玉林',
  海南: '海口 三亚',
  四川: '成都 自贡 攀枝花 泸州 德阳 绵阳 乐山 南充 宜宾',
  贵州: '贵阳 遵义 六盘水 安顺',
  云南: '昆明 曲靖 玉溪 丽江 大理',
  西藏: '拉萨 日喀则',
  陕西: '西安 宝鸡 咸阳 渭南 延安 汉中',
  甘肃: '兰州 天水 酒泉 敦煌',
  青海: '西宁',
  宁夏: '银川',
  新疆: '乌鲁木齐 克拉玛依 喀什',
  台湾: '台北 高雄 台中 台南',
  香港: '',
  澳门: '',
};

const autonomousRegionNames: Readonly<Record<string, string>> = {
  内蒙古: '内蒙古自治区',
  广西: '广西壮族自治区',
  西藏: '西藏自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
  香港: '香港特别行政区',
  澳门: '澳门特别行政区',
};

const provinces: readonly string[] = Object.keys(citiesOfProvince);

/** `广东省` for `广东`; autonomous regions have their own names. */
const provinceName = (short: string) => autonomousRegionNames[short] ?? `${short}省`;

const provinceByCity = new Map(
  Object.entries(citiesOfProvince).flatMap(([province, cities]) =>
    cities
      .split(' ')
      .filter(Boolean)
      .map((city) => [city, province] as const),
  ),
);

/** Cities that are recognised without their province. */
const citiesKnownWithoutProvince: readonly string[] = [...provinceByCity.keys()];

/** The short name of a known city's province. */
const provinceOfCity = (city: string): string | undefined => provinceByCity.get(city);
