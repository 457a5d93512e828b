/** Attributes of the category `wearables`. */
import { attribute as a, type AttributesById } from './names';

export const wearableAttributes: AttributesById = {
  'orbit-watch': [
    a(
      'movement',
      'Swiss quartz, ten seconds a year',
      '瑞士石英，一年误差十秒内',
      'Schweizer Quarz, zehn Sekunden im Jahr',
    ),
    a('battery', '5 years', '5 年', '5 Jahre'),
    a('material', 'Sapphire glass', '蓝宝石玻璃', 'Saphirglas'),
    a('waterproof', '10 bar, good for swimming', '10 巴，可游泳', '10 bar, zum Schwimmen'),
    a(
      'fit',
      '38 mm: wrists up to 6.7 inches; 42 mm: above',
      '38 毫米：腕围 17 厘米以内；42 毫米：以上',
      '38 mm: Handgelenke bis 17 cm; 42 mm: darüber',
    ),
    a('care', 'Straps change without a tool', '换表带不用工具', 'Armbänder ohne Werkzeug wechseln'),
  ],
  'golden-hour-sunglasses': [
    a('lens', 'Polarized', '偏光', 'Polarisiert'),
    a('safety', 'Full UVA and UVB protection', '完全阻隔 UVA 与 UVB', 'Voller Schutz vor UVA und UVB'),
    a('format', 'Hinges with five barrels', '五节铰链', 'Fünffach gelagerte Scharniere'),
    a('contents', 'Cloth that is also the pouch', '眼镜布，也是收纳袋', 'Tuch, das zugleich die Hülle ist'),
  ],
  'late-chapter-glasses': [
    a(
      'lens',
      'Coated against fingerprints and glare',
      '防指纹、防反光镀膜',
      'Beschichtet gegen Fingerabdrücke und Reflexe',
    ),
    a('fit', 'Stays put when you lie down', '躺着也不滑', 'Rutscht auch im Liegen nicht'),
    a('notice', 'Begin with +1.5 if unsure', '不确定就从 +1.5 试起', 'Im Zweifel mit +1,5 anfangen'),
  ],
  'even-pace-stopwatch': [
    a('movement', 'Mechanical, wound by hand', '机械机芯，手动上弦', 'Mechanisch, von Hand aufgezogen'),
    a('duration', '8 hours on one winding', '上一次弦走 8 小时', '8 Stunden mit einem Aufzug'),
    a('format', 'Exact to a fifth of a second', '精确到五分之一秒', 'Genau auf eine Fünftelsekunde'),
    a('contents', 'Cord of waxed cotton', '蜡棉挂绳', 'Kordel aus gewachster Baumwolle'),
  ],
  'true-north-compass': [
    a('material', 'Brass, liquid-filled', '黄铜外壳，注液表盘', 'Messing, flüssigkeitsgefüllt'),
    a('dimensions', '2 inches across', '直径 5 厘米', '5 cm Durchmesser'),
    a('weight', '3.2 oz', '92 克', '90 g'),
    a(
      'light',
      'Glows until midnight after an afternoon in the sun',
      '晒一个下午，亮到半夜',
      'Leuchtet nach einem Nachmittag in der Sonne bis Mitternacht',
    ),
    a(
      'contents',
      'Lid with mirror, key for the declination',
      '带镜表盖、磁偏角钥匙',
      'Deckel mit Spiegel, Schlüssel für die Missweisung',
    ),
  ],
  'tidewater-ring': [
    a('material', 'Recycled 925 silver, blue topaz', '再生 925 银，蓝托帕石', 'Recyceltes 925er Silber, blauer Topas'),
    a('dimensions', 'Stone of 6 mm', '主石 6 毫米', 'Stein mit 6 mm'),
    a('fit', 'One free change of size within a year', '一年内免费改一次尺寸', 'Ein Größentausch gratis im ersten Jahr'),
  ],
  'clear-lane-goggles': [
    a('lens', 'Coated against fog', '防雾镀膜', 'Beschichtet gegen Beschlagen'),
    a('fit', 'Nose bridge that adapts by itself', '鼻桥自适应', 'Nasensteg, der sich selbst anpasst'),
    a('material', 'Soft seals', '柔软密封圈', 'Weiche Dichtungen'),
    a('safety', 'Coating survives a year of chlorine', '镀膜经得住一年泳池水', 'Beschichtung übersteht ein Jahr Chlor'),
  ],
};
