/**
 * Words for colours and sizes. `names` are what options are called that have this colour or size; the words themselves are such
 * names as well. A Chinese name is also found inside of longer ones.
 */
export const optionTerms: readonly { readonly terms: readonly string[]; readonly names: readonly string[] }[] = [
  {
    terms: ['black', 'schwarz', '黑', '黑色'],
    names: ['graphite', 'graphit', 'anthracite', 'anthrazit', 'charcoal', 'ink', 'tinte', 'onyx', 'jet', '墨', '碳'],
  },
  {
    terms: ['white', 'weiß', '白', '白色'],
    names: ['chalk', 'kreide', 'ivory', 'elfenbein', 'snow', 'schnee', 'pearl'],
  },
  {
    terms: ['gray', 'grey', 'grau', '灰', '灰色'],
    names: ['graphite', 'graphit', 'slate', 'schiefer', 'steel', 'stahl', 'charcoal', 'anthracite', 'anthrazit'],
  },
  {
    terms: ['red', 'rot', '红', '红色'],
    names: [
      'cherry',
      'kirsche',
      'poppy',
      'mohn',
      'brick',
      'ziegel',
      'raspberry',
      'himbeere',
      'flame',
      'flamme',
      'ruby',
    ],
  },
  {
    terms: ['pink', 'rosa', '粉', '粉色', '粉红'],
    names: ['rose', 'blossom', 'blüte', 'blush', 'raspberry', 'himbeere', '胭脂', '玫红', '樱粉'],
  },
  { terms: ['orange', '橙', '橙色', '橘色'], names: ['clay', 'terracotta', 'apricot', 'flame', 'flamme'] },
  {
    terms: ['yellow', 'gelb', '黄', '黄色'],
    names: ['butter', 'honey', 'honig', 'lemon', 'zitrone', 'mustard', '蜜色'],
  },
  {
    terms: ['green', 'grün', '绿', '绿色'],
    names: ['sage', 'salbei', 'moss', 'moos', 'fern', 'farn', 'celadon', 'seladon', 'olive', 'mint', '青瓷'],
  },
  {
    terms: ['blue', 'blau', '蓝', '蓝色'],
    names: ['sky', 'himmel', 'ice', 'eis', 'fjord', 'lagoon', 'lagune', 'navy', 'indigo', 'ink', 'tinte', '天青'],
  },
  { terms: ['purple', 'violet', 'lila', 'violett', '紫', '紫色'], names: ['plum', 'pflaume', 'lavender', 'lavendel'] },
  {
    terms: ['brown', 'braun', '棕', '棕色', '褐色'],
    names: ['walnut', 'nussbaum', 'oak', 'eiche', 'camel', 'kamel', 'chestnut', 'brick', 'ziegel', '驼色', '胡桃木'],
  },
  { terms: ['beige', '米色'], names: ['oat', 'hafer', 'sand', 'camel', 'kamel', '燕麦', '沙色', '驼色'] },
  { terms: ['silver', 'silber', 'silbern', '银', '银色'], names: ['steel', 'stahl', '钢'] },
  { terms: ['gold', 'golden', '金色'], names: ['honey', 'honig', 'brass', 'messing'] },
  { terms: ['large', 'big', 'groß', '大', '大号'], names: ['l', 'xl'] },
  { terms: ['medium', 'mittel', '中号'], names: ['m', '中'] },
  { terms: ['small', 'little', 'klein', '小', '小号'], names: ['s', 'xs'] },
  { terms: ['transparent', 'clear', 'durchsichtig', '透明'], names: [] },
];
