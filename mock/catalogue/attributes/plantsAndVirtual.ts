/** Attributes of the category `plants` and of virtual products. */
import { attribute as a, type AttributesById } from './names';

export const plantAndVirtualAttributes: AttributesById = {
  'desk-monstera': [
    a('light', 'Near a window, out of the midday sun', '靠窗，避开正午直晒', 'Am Fenster, ohne Mittagssonne'),
    a('water', 'When the top inch is dry', '表土两厘米干了再浇', 'Wenn die oberen 2 cm trocken sind'),
    a('contents', 'Terracotta pot with saucer', '陶盆带托', 'Topf aus Terrakotta mit Untersetzer'),
    a('safety', 'Not for cats and toddlers to chew', '别让猫和小孩啃咬', 'Nichts zum Kauen für Katzen und Kleinkinder'),
  ],
  'patient-cactus': [
    a('height', '9 inches', '22 厘米', '22 cm'),
    a('age', 'Eight years', '八岁', 'Acht Jahre'),
    a('light', 'Your sunniest sill', '最晒的窗台', 'Deine sonnigste Fensterbank'),
    a('water', 'On the first of the month', '每月一号', 'Am Ersten des Monats'),
  ],
  'sunflower-seeds': [
    a('pieces', '40 seeds', '四十粒', '40 Samen'),
    a('height', 'Up to 10 ft', '可达三米', 'Bis 3 m'),
    a(
      'planting',
      'From April, a finger deep, a step apart',
      '四月起，一指深，一步远',
      'Ab April, einen Finger tief, einen Schritt auseinander',
    ),
    a('flowers', 'By August', '八月', 'Bis August'),
  ],
  'tulip-bulbs': [
    a('pieces', '20 bulbs', '二十颗', '20 Zwiebeln'),
    a('planting', 'Twice as deep as the bulb is tall', '埋深是球高的两倍', 'Doppelt so tief, wie die Zwiebel hoch ist'),
    a(
      'flowers',
      'Six weeks, three kinds one after another',
      '六周，三个品种次第开放',
      'Sechs Wochen, drei Sorten nacheinander',
    ),
  ],
  'parlour-palm': [
    a(
      'height',
      'Small: 16 inches; medium: 32 inches; large: 5 ft',
      '小株 40 厘米；中株 80 厘米；大株 150 厘米',
      'Klein: 40 cm; mittel: 80 cm; groß: 150 cm',
    ),
    a('light', 'Little', '耐阴', 'Wenig'),
    a('safety', 'Safe for cats and children', '对猫和孩子安全', 'Sicher für Katzen und Kinder'),
  ],
  'friday-bouquet': [
    a('flowers', 'The best of this morning’s market', '今早花市之选', 'Das Schönste vom Markt'),
    a('duration', 'A week in the vase', '瓶插一周', 'Eine Woche in der Vase'),
    a('contents', 'Card with your own words', '手写卡片', 'Karte mit deinen Worten'),
  ],
  'bowl-lotus': [
    a('contents', 'One rhizome, clay, instructions', '一节藕种、塘泥、说明', 'Ein Rhizom, Lehm, Anleitung'),
    a('dimensions', 'For bowls from 12 inches', '三十厘米以上的碗', 'Für Schalen ab 30 cm'),
    a('flowers', 'In its first summer', '当年夏天', 'Im ersten Sommer'),
  ],
  'gift-card': [
    a(
      'format',
      'Code by message, on paper or by phone',
      '兑换码，可发消息、写下或口述',
      'Code als Nachricht, auf Papier oder am Telefon',
    ),
    a('validity', 'Two years', '两年', 'Zwei Jahre'),
    a('worksWith', 'Everything in the shop', '全店通用', 'Alles im Shop'),
    a('notice', 'Cannot be bought with coupons', '不可用优惠券购买', 'Nicht mit Gutscheinen zu kaufen'),
  ],
  'phone-top-up': [
    a('format', 'Voucher of 16 characters', '十六位充值码', 'Code mit sechzehn Zeichen'),
    a(
      'worksWith',
      'Prepaid numbers of all large carriers',
      '主要运营商的预付费号码',
      'Prepaid-Nummern aller großen Anbieter',
    ),
    a('validity', 'One year', '一年', 'Ein Jahr'),
  ],
  'long-breath-membership': [
    a('format', 'Live and recorded classes', '直播与回放', 'Live und als Aufzeichnung'),
    a('duration', '15 to 90 minutes a class', '每节 15 至 90 分钟', '15 bis 90 Minuten pro Kurs'),
    a('times', '60 classes a week', '一周六十节', '60 Kurse pro Woche'),
    a('validity', 'Ends by itself, never renews', '到期自动结束，不续费', 'Endet von selbst, ohne Verlängerung'),
  ],
  'film-club-pass': [
    a('times', 'One film each evening at seven', '每晚七点一部', 'Jeden Abend um sieben ein Film'),
    a('duration', 'Each film stays for a week', '每部留一周', 'Jeder Film bleibt eine Woche'),
    a('display', 'Two screens at once', '两块屏幕同时看', 'Zwei Bildschirme zugleich'),
    a('languages', 'Subtitles in nine', '九种语言字幕', 'Untertitel in neun Sprachen'),
  ],
  'hundred-slow-suppers': [
    a('format', 'EPUB and PDF', 'EPUB 与 PDF', 'EPUB und PDF'),
    a('pages', '240'),
    a('contents', '100 recipes, one pan each', '一百道菜，各用一口锅', '100 Rezepte, je eine Pfanne'),
  ],
  'cinema-night': [
    a('location', 'Lantern Cinema', '灯笼影院', 'Laternenkino'),
    a('people', 'Two seats side by side', '两个连座', 'Zwei Plätze nebeneinander'),
    a('validity', '30 days', '30 天', '30 Tage'),
    a('notice', 'Fridays: be there ten minutes early', '周五请早到十分钟', 'Freitags zehn Minuten früher da sein'),
  ],
  'candlelight-concert': [
    a('location', 'Old Customs Hall', '老海关大厅', 'Altes Zollhaus'),
    a(
      'times',
      'Saturdays at 8 PM, doors at 7:30 PM',
      '每周六 20:00，19:30 入场',
      'Samstags um 20 Uhr, Einlass ab 19:30 Uhr',
    ),
    a('duration', '70 minutes without an intermission', '70 分钟，无中场休息', '70 Minuten ohne Pause'),
    a(
      'format',
      'Quartet: Haydn, Ravel and a new piece',
      '四重奏：海顿、拉威尔与新作',
      'Quartett: Haydn, Ravel und ein neues Stück',
    ),
    a('validity', '90 days', '90 天', '90 Tage'),
  ],
  'museum-day': [
    a('location', 'Museum on the Hill', '山丘美术馆', 'Museum auf dem Hügel'),
    a('opens', '10 AM to 6 PM', '10 点至 18 点', '10 bis 18 Uhr'),
    a('closed', 'Mondays', '周一', 'Montags'),
    a('validity', '180 days', '180 天', '180 Tage'),
  ],
  'sunrise-balloon': [
    a('location', 'Vineyard Meadow', '葡萄园草地', 'Weinbergwiese'),
    a(
      'duration',
      'An hour in the air, then breakfast',
      '飞行一小时，再吃早餐',
      'Eine Stunde in der Luft, dann Frühstück',
    ),
    a('altitude', '2,000 ft', '600 米', '600 m'),
    a('people', 'Eight, pilot included', '八人，含飞行员', 'Acht, mit der Person am Brenner'),
    a('ages', '10 and up, from 4 ft tall', '10 岁以上，身高 1.2 米起', 'Ab 10 Jahren und 1,20 m'),
    a('safety', 'Not while pregnant', '孕期请勿参加', 'Nicht während einer Schwangerschaft'),
  ],
  'big-wheel-after-dark': [
    a('location', 'Harbor Pier 3', '港口三号码头', 'Hafen, Pier 3'),
    a('people', 'One cabin, up to four', '一个座舱，至多四人', 'Eine Gondel, bis zu vier'),
    a('duration', '15 minutes, three turns', '一刻钟，三圈', '15 Minuten, drei Runden'),
    a('opens', 'Sunset to 11 PM, also in rain', '日落至 23:00，下雨也开', 'Sonnenuntergang bis 23 Uhr, auch bei Regen'),
  ],
};
