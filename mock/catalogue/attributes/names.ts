/** The names of attributes that products share, and the helper with which their files are written. */
import type { AttributeSeed } from '../../../shop/catalogue/types';
import type { LocalizedText } from '../../../shop/text';

/** The attributes of products, by product id, each in display order. */
export type AttributesById = Readonly<Record<string, readonly AttributeSeed[]>>;

const names = {
  age: { en: 'Age', zh: '年龄', de: 'Alter' },
  ages: { en: 'Ages', zh: '适用年龄', de: 'Altersempfehlung' },
  altitude: { en: 'Altitude', zh: '飞行高度', de: 'Flughöhe' },
  battery: { en: 'Battery', zh: '电池', de: 'Akku' },
  brewing: { en: 'Brewing', zh: '冲泡', de: 'Zubereitung' },
  capacity: { en: 'Capacity', zh: '容量', de: 'Fassungsvermögen' },
  care: { en: 'Care', zh: '养护', de: 'Pflege' },
  carries: { en: 'Carries', zh: '承重', de: 'Tragkraft' },
  charging: { en: 'Charging', zh: '充电', de: 'Laden' },
  closed: { en: 'Closed', zh: '闭馆', de: 'Geschlossen' },
  connections: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
  contents: { en: 'In the box', zh: '盒中有', de: 'Lieferumfang' },
  dimensions: { en: 'Dimensions', zh: '尺寸', de: 'Maße' },
  display: { en: 'Picture', zh: '画面', de: 'Bild' },
  duration: { en: 'Duration', zh: '时长', de: 'Dauer' },
  fit: { en: 'Fit', zh: '版型', de: 'Passform' },
  flowers: { en: 'Flowers', zh: '花期', de: 'Blüte' },
  format: { en: 'Format', zh: '规格', de: 'Format' },
  height: { en: 'Height', zh: '高度', de: 'Höhe' },
  ingredients: { en: 'Ingredients', zh: '配料', de: 'Zutaten' },
  languages: { en: 'Languages', zh: '语言', de: 'Sprachen' },
  lens: { en: 'Lens', zh: '镜片', de: 'Gläser' },
  light: { en: 'Light', zh: '光照', de: 'Licht' },
  location: { en: 'Location', zh: '地点', de: 'Ort' },
  madeIn: { en: 'Made in', zh: '产地', de: 'Herkunft' },
  magnification: { en: 'Magnification', zh: '放大倍数', de: 'Vergrößerung' },
  material: { en: 'Material', zh: '材质', de: 'Material' },
  movement: { en: 'Movement', zh: '机芯', de: 'Uhrwerk' },
  netWeight: { en: 'Net weight', zh: '净含量', de: 'Nettogewicht' },
  notice: { en: 'Good to know', zh: '须知', de: 'Gut zu wissen' },
  opens: { en: 'Open', zh: '开放时间', de: 'Geöffnet' },
  pages: { en: 'Pages', zh: '页数', de: 'Seiten' },
  people: { en: 'People', zh: '人数', de: 'Personen' },
  pieces: { en: 'Pieces', zh: '数量', de: 'Stückzahl' },
  planting: { en: 'Planting', zh: '种植', de: 'Pflanzung' },
  power: { en: 'Power', zh: '供电', de: 'Stromversorgung' },
  resolution: { en: 'Resolution', zh: '分辨率', de: 'Auflösung' },
  safety: { en: 'Safety', zh: '安全', de: 'Sicherheit' },
  seatDepth: { en: 'Seat depth', zh: '坐深', de: 'Sitztiefe' },
  socket: { en: 'Socket', zh: '灯口', de: 'Fassung' },
  sound: { en: 'Sound', zh: '声音', de: 'Klang' },
  storage: { en: 'Storage', zh: '保存', de: 'Lagerung' },
  stovetops: { en: 'Stovetops', zh: '适用灶具', de: 'Herdarten' },
  surface: { en: 'Finish', zh: '表面', de: 'Oberfläche' },
  taste: { en: 'Taste', zh: '风味', de: 'Geschmack' },
  times: { en: 'Times', zh: '时间', de: 'Termine' },
  validity: { en: 'Valid for', zh: '有效期', de: 'Gültigkeit' },
  water: { en: 'Water', zh: '浇水', de: 'Wasser' },
  waterproof: { en: 'Water resistance', zh: '防水', de: 'Wasserschutz' },
  weight: { en: 'Weight', zh: '重量', de: 'Gewicht' },
  worksWith: { en: 'Works with', zh: '适用于', de: 'Passt zu' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Returns an attribute with a shared name. A value without translations is the same in all languages. */
export const attribute = (name: keyof typeof names, en: string, zh = en, de = en): AttributeSeed => ({
  name: names[name],
  value: { en, zh, de },
});
