/** Attributes of the categories `audio` and `cameras`. */
import { attribute as a, type AttributesById } from './names';

export const audioAndCameraAttributes: AttributesById = {
  'cloud-nine-headphones': [
    a('battery', '40 hours with noise canceling', '开降噪 40 小时', '40 Stunden mit Geräuschunterdrückung'),
    a('charging', 'USB-C, full in 40 minutes', 'USB-C，40 分钟充满', 'USB-C, voll in 40 Minuten'),
    a(
      'connections',
      'Bluetooth, two devices at once; 3.5 mm',
      '蓝牙双设备；3.5 毫米',
      'Bluetooth, zwei Geräte zugleich; 3,5 mm',
    ),
    a('weight', '8 oz', '228 克', '228 g'),
    a('dimensions', '1.6 inches thick when folded', '折平后厚 4 厘米', 'Flach gefaltet 4 cm dick'),
    a('contents', '3 ft USB-C cable, 3.5 mm cable', '1 米 USB-C 线、3.5 毫米音频线', 'USB-C-Kabel (1 m), 3,5-mm-Kabel'),
  ],
  'harbour-radio': [
    a('sound', 'FM and long wave, five stations', '调频与长波，五个预设台', 'UKW und Langwelle, fünf Sender'),
    a(
      'power',
      'Mains, or four AA batteries for 90 hours',
      '插电，或四节五号电池用 90 小时',
      'Netz oder vier AA-Batterien für 90 Stunden',
    ),
    a('connections', 'Headphone socket', '耳机孔', 'Kopfhörerbuchse'),
    a('material', 'Wood', '实木', 'Holz'),
    a('dimensions', '10 × 6 inches', '26 × 15 厘米', '26 × 15 cm'),
    a('weight', '3 lb', '1.4 公斤', '1,4 kg'),
  ],
  'windowsill-speaker': [
    a('battery', '18 hours on a charge', '一次充电 18 小时', '18 Stunden pro Ladung'),
    a('charging', 'On its handle', '提手充电座', 'Auf dem Griff'),
    a('waterproof', 'Rain (IPX5)', '防淋雨（IPX5）', 'Regen (IPX5)'),
    a(
      'connections',
      'Bluetooth, two speakers as a stereo pair',
      '蓝牙，两台可组立体声',
      'Bluetooth, zwei Lautsprecher als Stereopaar',
    ),
  ],
  'rain-on-tin-roofs': [
    a('format', 'CD with booklet', 'CD，附内页小册', 'CD mit Heft'),
    a('duration', '71 minutes', '71 分钟', '71 Minuten'),
    a(
      'sound',
      'Three roofs, three microphones, no music',
      '三个屋檐、三支麦克风，没有音乐',
      'Drei Dächer, drei Mikrofone, keine Musik',
    ),
  ],
  'little-stage-microphone': [
    a('connections', 'USB-C, headphone socket', 'USB-C、耳机孔', 'USB-C, Kopfhörerbuchse'),
    a('sound', 'Cardioid: hears what is in front', '心形指向：只收正前方', 'Niere: hört, was davor ist'),
    a('power', 'By USB-C', 'USB-C 供电', 'Über USB-C'),
    a('worksWith', 'Arm: tables up to 2 inches thick', '悬臂：5 厘米以内的桌面', 'Arm: Tische bis 5 cm Dicke'),
  ],
  'corner-keys-piano': [
    a(
      'format',
      '49 wooden hammer keys, four sounds',
      '49 个带琴槌的木键，四种音色',
      '49 Hammertasten aus Holz, vier Klänge',
    ),
    a('battery', '9 hours', '9 小时', '9 Stunden'),
    a(
      'connections',
      'USB-C, two headphone sockets, pedal',
      'USB-C、两个耳机孔、踏板',
      'USB-C, zwei Kopfhörerbuchsen, Pedal',
    ),
    a('weight', '8.6 lb', '3.9 公斤', '3,9 kg'),
    a(
      'contents',
      'USB-C cable, pedal, lid that holds the music',
      'USB-C 线、延音踏板、可作谱架的琴盖',
      'USB-C-Kabel, Pedal, Deckel als Notenpult',
    ),
  ],
  'porch-banjo': [
    a('format', 'Five strings', '五弦', 'Fünf Saiten'),
    a(
      'material',
      'Maple rim, rosewood fingerboard',
      '枫木琴圈，玫瑰木指板',
      'Zarge aus Ahorn, Griffbrett aus Palisander',
    ),
    a('surface', 'Head with a calfskin look', '仿小牛皮鼓面', 'Fell in Kalbslederoptik'),
    a('contents', 'Booklet of twelve tunes', '十二首小曲的谱子', 'Heft mit zwölf Stücken'),
  ],
  'field-camera-f2': [
    a('lens', '35 mm f/2', '35 毫米 f/2', '35 mm f/2'),
    a('resolution', '26 megapixels; 17 as a square', '2600 万像素；方形 1700 万', '26 Megapixel; 17 im Quadrat'),
    a('battery', '400 pictures a charge', '一次充电 400 张', '400 Bilder pro Ladung'),
    a('weight', '15 oz with battery', '连电池 420 克', '425 g mit Akku'),
    a(
      'contents',
      'Battery, leather strap, two lens caps',
      '电池、皮质背带、两个镜头盖',
      'Akku, Lederriemen, zwei Objektivdeckel',
    ),
  ],
  'weekend-camcorder': [
    a('resolution', '4K, 30 frames per second', '4K，每秒 30 帧', '4K, 30 Bilder pro Sekunde'),
    a('lens', 'Zoom, stabilized', '变焦，镜头内防抖', 'Zoom, stabilisiert'),
    a('battery', '3 hours', '3 小时', '3 Stunden'),
    a('connections', 'HDMI'),
    a('display', 'Screen that turns', '可翻转屏幕', 'Drehbares Display'),
  ],
  'backyard-observatory': [
    a('lens', 'Mirror of 114 mm', '114 毫米主镜', 'Spiegel mit 114 mm'),
    a('magnification', '45× to 200×', '45 至 200 倍', '45- bis 200-fach'),
    a('weight', '24 lb in all', '总重 11 公斤', 'Zusammen 11 kg'),
    a(
      'format',
      'Motor mount that follows the sky',
      '随星空转动的电动支架',
      'Motorisierte Montierung, folgt dem Himmel',
    ),
    a(
      'notice',
      'Set up in five minutes; ships in two boxes',
      '五分钟架好；分两箱送达',
      'In fünf Minuten aufgebaut; kommt in zwei Paketen',
    ),
  ],
  'quiet-grain-film': [
    a('format', '35 mm color negative', '35 毫米彩色负片', 'Farbnegativfilm, Kleinbild'),
    a('pieces', 'Three rolls', '三卷', 'Drei Rollen'),
    a('care', 'Process C-41', 'C-41 冲洗', 'Prozess C-41'),
    a(
      'storage',
      'In the fridge until the month on the box',
      '冷藏至盒上月份',
      'Im Kühlschrank bis zum Monat auf der Schachtel',
    ),
  ],
  'bedsheet-cinema': [
    a('sound', 'Quieter than popcorn', '比爆米花还安静', 'Leiser als Popcorn'),
    a('light', '700 lumens', '700 流明', '700 Lumen'),
    a('display', 'Up to 8 ft wide from 10 ft away', '三米外可投 2.5 米宽', 'Bis 2,5 m breit aus 3 m Abstand'),
    a('battery', '2.5 hours', '2.5 小时', '2,5 Stunden'),
    a('contents', 'Tripod, felt bag, 33 ft cable', '三脚架、毛毡收纳包、十米电源线', 'Stativ, Filztasche, 10-m-Kabel'),
  ],
  'kitchen-table-microscope': [
    a('magnification', '40×, 100× and 400×', '40、100、400 倍', '40-, 100- und 400-fach'),
    a('material', 'Metal body, glass lenses', '金属机身，玻璃镜片', 'Metallgehäuse, Glaslinsen'),
    a('light', 'From above and below', '上下双光源', 'Von oben und unten'),
    a('ages', '10 and up', '10 岁以上', 'Ab 10 Jahren'),
    a('contents', 'Twelve slides, phone clip', '十二片玻片、手机夹', 'Zwölf Objektträger, Handyhalter'),
  ],
  'night-walk-torch': [
    a(
      'light',
      'Warm or bright, beam from wide to narrow',
      '暖光或亮白，光束可调',
      'Warm oder hell, Strahl von breit bis schmal',
    ),
    a('charging', 'USB-C'),
    a('waterproof', 'Floats', '落水会浮', 'Schwimmt'),
  ],
};
