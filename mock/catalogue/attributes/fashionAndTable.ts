/** Attributes of the categories `fashion` and `coffee`. */
import { attribute as a, type AttributesById } from './names';

export const fashionAndTableAttributes: AttributesById = {
  'day-pack-18': [
    a('capacity', '18 L', '18 升', '18 l'),
    a('material', 'Recycled nylon, sealed seams', '再生尼龙，压胶缝线', 'Recyceltes Nylon, versiegelte Nähte'),
    a('weight', '1.4 lb', '640 克', '640 g'),
    a(
      'worksWith',
      'Laptops up to 14 inches, 1-quart bottle',
      '14 英寸电脑、一升水瓶',
      'Laptops bis 14 Zoll, 1-Liter-Flasche',
    ),
    a('care', 'Repaired free for ten years', '十年免费修补', 'Zehn Jahre kostenlos repariert'),
  ],
  'two-nights-suitcase': [
    a('material', 'Polycarbonate, four rubber wheels', '聚碳酸酯，四只胶轮', 'Polycarbonat, vier Rollen auf Gummi'),
    a(
      'dimensions',
      'Cabin: 22 × 15 × 8 inches; week: 26 × 18 × 11 inches',
      '登机款 55 × 38 × 20 厘米；一周款 66 × 45 × 27 厘米',
      'Kabine: 55 × 38 × 20 cm; Woche: 66 × 45 × 28 cm',
    ),
    a('weight', 'Cabin: 5.3 lb; week: 7.3 lb', '登机款 2.4 公斤；一周款 3.3 公斤', 'Kabine: 2,4 kg; Woche: 3,3 kg'),
    a('capacity', 'Cabin: 36 quarts; week: 66 quarts', '登机款 34 升；一周款 62 升', 'Kabine: 34 l; Woche: 62 l'),
  ],
  'first-frost-coat': [
    a('material', 'Boiled wool, no lining', '煮羊毛，无衬里', 'Walkwolle ohne Futter'),
    a(
      'fit',
      'Generous; one size less for a close fit',
      '宽松；喜欢合身选小一码',
      'Großzügig; für enger eine Größe kleiner',
    ),
    a('format', 'Deep pockets', '深口袋', 'Tiefe Taschen'),
  ],
  'paper-plane-sneakers': [
    a('material', 'Upper knitted in one piece', '一体织鞋面', 'Obermaterial aus einem Stück gestrickt'),
    a('weight', '6.7 oz a shoe', '单只 190 克', '190 g pro Schuh'),
    a('fit', 'True to size; the larger one between two', '尺码标准；两码之间选大的', 'Normal; im Zweifel die größere'),
    a('worksWith', 'City walks and runs up to 3 miles', '城市步行、五公里以内跑步', 'Stadtwege und Läufe bis 5 km'),
  ],
  'odd-pair-socks': [
    a('material', '80% organic cotton', '80% 有机棉', '80 % Bio-Baumwolle'),
    a('pieces', 'Six different socks', '六只各不相同', 'Sechs verschiedene Socken'),
    a('fit', 'Flat toe seam', '平骨缝头', 'Flache Zehennaht'),
    a('care', 'Machine wash warm', '40° 水洗', 'Bei 40 °C waschbar'),
  ],
  'long-way-home-scarf': [
    a('material', 'Lambswool', '羔羊毛', 'Lammwolle'),
    a('dimensions', '6.5 ft long', '长两米', '2 m lang'),
    a('surface', 'Woven, brushed with teasels', '梭织，起绒草刷绒', 'Gewebt, mit Karden gebürstet'),
  ],
  'bicycle-gloves': [
    a(
      'fit',
      'Palm: S to 7 inches, M to 8, L to 8.5',
      '掌围：S 到 18 厘米，M 到 20，L 到 22',
      'Handfläche: S bis 18 cm, M bis 20, L bis 22',
    ),
    a('format', 'Windproof back, grip on the palm', '手背挡风，掌心防滑', 'Winddichter Rücken, griffige Handfläche'),
    a('worksWith', 'Touchscreens, two fingertips', '触屏，两根指尖', 'Touchscreens, zwei Fingerspitzen'),
    a('notice', 'Warm at 40°F', '五度天也暖', 'Warm bei 5 °C'),
  ],
  'four-seasons-umbrella': [
    a(
      'material',
      'Eight fiberglass ribs, wooden handle',
      '八根玻纤伞骨，木柄',
      'Acht Streben aus Glasfaser, Holzgriff',
    ),
    a('dimensions', 'Over 3 ft across when open', '撑开一米宽', 'Aufgespannt gut 1 m breit'),
    a('safety', 'Turns inside out and back', '被吹翻也能翻回来', 'Klappt um und wieder zurück'),
  ],
  'slow-morning-cup': [
    a('material', 'Stoneware, glazed twice', '炻器，两遍釉', 'Steinzeug, zweimal glasiert'),
    a('capacity', '8 fl oz', '240 毫升', '240 ml'),
    a('contents', 'Cup and saucer', '杯与碟', 'Tasse und Untertasse'),
    a('care', 'Dishwasher and microwave', '可进洗碗机与微波炉', 'Spülmaschine und Mikrowelle'),
  ],
  'two-cup-teapot': [
    a('material', 'Enameled cast iron, steel basket', '铸铁珐琅，钢制滤篮', 'Emailliertes Gusseisen, Stahlsieb'),
    a('capacity', '20 fl oz', '600 毫升', '600 ml'),
    a('duration', 'Warm for an hour', '保温一小时', 'Eine Stunde warm'),
    a('notice', 'Not for the stove', '不上炉灶', 'Nicht für den Herd'),
  ],
  'weekday-beans': [
    a(
      'madeIn',
      'Huila, Colombia, and Sidama, Ethiopia',
      '哥伦比亚薇拉、埃塞俄比亚西达摩',
      'Huila in Kolumbien, Sidama in Äthiopien',
    ),
    a('taste', 'Hazelnut, brown sugar', '榛子、红糖', 'Haselnuss, brauner Zucker'),
    a('netWeight', '9 oz or 2.2 lb', '250 克或 1 千克', '250 g oder 1 kg'),
    a(
      'notice',
      'Roasted on Tuesdays, sent the same day',
      '每周二烘焙，当天寄出',
      'Dienstags geröstet, am selben Tag verschickt',
    ),
  ],
  'courtyard-jasmine': [
    a('madeIn', 'Fujian, China', '福建', 'Fujian in China'),
    a(
      'ingredients',
      'Green tea, scented with jasmine five times',
      '绿茶，茉莉五窨',
      'Grüner Tee, fünfmal mit Jasmin beduftet',
    ),
    a('netWeight', '20 bags or 3.5 oz loose', '20 袋泡或散茶 100 克', '20 Beutel oder 100 g lose'),
    a('brewing', '185°F, two minutes, three cups', '85°，两分钟，可泡三道', '85 °C, zwei Minuten, drei Tassen'),
  ],
  'orchard-honey': [
    a('ingredients', 'Apple blossom honey, not heated', '苹果花蜜，未加热', 'Apfelblütenhonig, nicht erhitzt'),
    a('netWeight', '12 oz', '340 克', '350 g'),
    a('format', 'Glass jar', '玻璃罐', 'Glas'),
    a('notice', 'Sets in winter', '冬天会结晶', 'Wird im Winter fest'),
  ],
  'laboratory-syphon': [
    a('material', 'Borosilicate glass', '高硼硅玻璃', 'Borosilikatglas'),
    a('capacity', 'Three cups', '三杯', 'Drei Tassen'),
    a(
      'contents',
      'Burner, three cloth filters, bamboo paddle',
      '酒精灯、三片滤布、竹搅棒',
      'Brenner, drei Stofffilter, Bambusspatel',
    ),
    a('care', 'Spare parts for ten years', '配件供应十年', 'Zehn Jahre lang Ersatzteile'),
  ],
  'sixty-eight-chocolate': [
    a('madeIn', 'Cocoa from Piura, Peru', '秘鲁皮乌拉可可', 'Kakao aus Piura in Peru'),
    a(
      'ingredients',
      '68% cocoa, candied orange peel, almonds, sea salt',
      '68% 可可、糖渍橙皮、杏仁、海盐',
      '68 % Kakao, kandierte Orangenschale, Mandeln, Meersalz',
    ),
    a('netWeight', '2.5 oz', '70 克', '70 g'),
    a('safety', 'Contains almonds, may contain milk', '含杏仁，可能含乳', 'Enthält Mandeln, kann Milch enthalten'),
  ],
};
