/** Attributes of the categories `play` and `home`. */
import { attribute as a, type AttributesById } from './names';

export const playAndHomeAttributes: AttributesById = {
  'good-loser-controller': [
    a('battery', '30 hours', '30 小时', '30 Stunden'),
    a('charging', 'Plays on while it charges', '边充边玩', 'Spielt beim Laden weiter'),
    a(
      'format',
      'Magnetic sticks, triggers with two travels',
      '磁感摇杆，长短行程扳机',
      'Magnetische Sticks, Trigger mit zwei Wegen',
    ),
    a(
      'worksWith',
      'Consoles, computers, phones, televisions',
      '主机、电脑、手机、电视',
      'Konsolen, Computer, Handys, Fernseher',
    ),
  ],
  'coin-op-joystick': [
    a('connections', 'USB-C and wireless', 'USB-C 与无线双模', 'USB-C und kabellos'),
    a('format', 'Eight directions', '八个方向', 'Acht Richtungen'),
    a('care', 'Springs can be changed with two screws', '两颗螺丝即可换弹簧', 'Federn mit zwei Schrauben tauschbar'),
  ],
  'slow-rain-jigsaw': [
    a('material', 'Thick board, linen print', '厚板，亚麻纹印面', 'Dicke Pappe, Leinenstruktur'),
    a('contents', 'Sheet of felt to roll it up', '可卷起的毛毡', 'Filzmatte zum Einrollen'),
    a('notice', 'A missing piece is cut for you', '少一片，补切一片', 'Ein fehlendes Teil schneiden wir nach'),
  ],
  'train-table-chess': [
    a('material', 'Boxwood, rosewood, felt', '黄杨木、玫瑰木、毛毡', 'Buchsbaum, Palisander, Filz'),
    a('pieces', '32, weighted and magnetic', '32 枚，配重带磁', '32, beschwert und magnetisch'),
    a('dimensions', 'A paperback when closed', '合上约一本平装书大', 'Zugeklappt so groß wie ein Taschenbuch'),
    a('languages', 'Rules in four', '四种语言的规则', 'Regeln in vier Sprachen'),
  ],
  'big-sky-kite': [
    a('material', 'Ripstop cloth, carbon rods', '防撕裂布，碳纤维骨架', 'Ripstop, Karbonstäbe'),
    a('dimensions', '55 inches across', '翼展 140 厘米', '1,4 m Spannweite'),
    a(
      'contents',
      '130 ft of line on a reel, two spare rods',
      '40 米线与线轮、两根备用骨架',
      '40 m Schnur auf Spule, zwei Ersatzstäbe',
    ),
  ],
  'bear-of-few-words': [
    a('material', 'Wool, recycled filling', '羊毛，再生填充', 'Wolle, recycelte Füllung'),
    a('dimensions', 'Small: 11 inches; big: 18 inches', '小号 28 厘米；大号 45 厘米', 'Klein: 28 cm; groß: 45 cm'),
    a('ages', 'From birth', '新生儿可用', 'Ab Geburt'),
    a('safety', 'Stitched eyes', '刺绣眼睛', 'Gestickte Augen'),
    a('care', 'Machine wash cold', '30° 机洗', 'Kalt waschbar'),
  ],
  'side-street-board': [
    a('material', 'Seven layers of maple', '七层枫木', 'Sieben Lagen Ahorn'),
    a('format', 'Assembled, ready to roll', '整板装好', 'Fertig aufgebaut'),
    a(
      'fit',
      '8.0: shoes up to US men’s 8; 8.5: large feet',
      '8.0：41 码及以下；8.5：大脚',
      '8,0: bis Schuhgröße 41; 8,5: große Füße',
    ),
  ],
  'slow-evening-sofa': [
    a(
      'material',
      'Beech frame, feather over foam',
      '榉木框架，羽绒裹海绵',
      'Gestell aus Buche, Federn über Schaumstoff',
    ),
    a(
      'dimensions',
      'Two seats: 66 inches; three: 84 inches',
      '双人 168 厘米；三人 214 厘米',
      'Zweisitzer: 168 cm; Dreisitzer: 214 cm',
    ),
    a('seatDepth', '24 inches', '62 厘米', '62 cm'),
    a(
      'light',
      'Swinging reading lamp, bulb included',
      '可转动阅读灯，含灯泡',
      'Schwenkbare Leselampe mit Leuchtmittel',
    ),
    a('care', 'Covers come off, cold wash', '布套可拆，30° 机洗', 'Bezüge abnehmbar, kalt waschbar'),
  ],
  'evening-bulbs': [
    a('pieces', 'Three', '三只', 'Drei'),
    a('socket', 'E26', 'E27 螺口', 'E26'),
    a('light', '2,700 K to 1,900 K, dimmable', '2700 K 至 1900 K，可调光', '2.700 K bis 1.900 K, dimmbar'),
    a('duration', 'About 20 years of evenings', '约二十年的傍晚', 'Etwa 20 Jahre voller Abende'),
  ],
  'kitchen-chair-no-4': [
    a('material', 'Solid wood, pegged', '全实木，榫接', 'Massivholz, gedübelt'),
    a('surface', 'Oiled by hand', '手工上油', 'Von Hand geölt'),
    a('care', 'Rub with a cloth twice a year', '一年擦两次', 'Zweimal im Jahr mit dem Tuch abreiben'),
  ],
  'kind-alarm-clock': [
    a('movement', 'Silent', '静音机芯', 'Lautlos'),
    a(
      'sound',
      'Two bells, soft for a minute, then louder',
      '双铃，先轻响一分钟再变响',
      'Zwei Glocken, erst leise, nach einer Minute lauter',
    ),
    a('power', 'One AA battery a year', '一节五号电池用一年', 'Eine AA-Batterie im Jahr'),
    a('light', 'Dial lights up when pressed', '按下点亮表盘', 'Zifferblatt leuchtet auf Druck'),
  ],
  'long-burning-candle': [
    a('material', 'Rapeseed wax, cotton wick', '菜籽蜡，棉芯', 'Rapswachs, Docht aus Baumwolle'),
    a('duration', '30 or 60 hours', '30 或 60 小时', '30 oder 60 Stunden'),
    a(
      'care',
      'Let it melt to the rim on the first evening',
      '第一晚融到杯沿',
      'Am ersten Abend bis zum Rand schmelzen lassen',
    ),
  ],
  'saturday-basket': [
    a('material', 'Willow', '柳条', 'Weide'),
    a('dimensions', '15 × 10 inches', '38 × 26 厘米', '38 × 26 cm'),
    a('carries', '20 lb', '9 公斤', '9 kg'),
    a('care', 'Air it after rain', '淋雨后晾干', 'Nach Regen lüften'),
  ],
  'hallway-mirror': [
    a('material', 'Beveled glass, gilded lime wood', '斜边镜面，椴木描金', 'Facettenglas, vergoldete Linde'),
    a('dimensions', '25 × 19 inches', '64 × 48 厘米', '62 × 48 cm'),
    a('weight', '10 lb', '4.6 公斤', '4,5 kg'),
    a('contents', 'Two screws, paper template', '两颗螺丝、定位纸', 'Zwei Schrauben, Schablone aus Papier'),
  ],
  'sunday-pan': [
    a('material', 'Carbon steel, no coating', '碳钢，无涂层', 'Karbonstahl ohne Beschichtung'),
    a('surface', 'Seasoned three times', '已开锅三次', 'Dreimal eingebrannt'),
    a(
      'stovetops',
      'All, induction and campfire included',
      '各种灶具，含电磁炉与篝火',
      'Alle, auch Induktion und Lagerfeuer',
    ),
    a('weight', 'Half of cast iron', '比铸铁轻一半', 'Halb so schwer wie Gusseisen'),
  ],
};
