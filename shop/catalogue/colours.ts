/** The colours by which lists are narrowed. Options belong to them by their names, see `optionTerms`. */
import type { LocalizedText } from '../text';

export interface ColourSeed {
  /** One of the words of `optionTerms`. */
  readonly id: string;
  readonly name: LocalizedText;
  /** `#rrggbb` of the swatch. */
  readonly swatch: string;
}

const colour = (id: string, swatch: string, en: string, zh: string, de: string): ColourSeed => ({
  id,
  name: { en, zh, de },
  swatch,
});

export const colours: readonly ColourSeed[] = [
  colour('black', '#26282b', 'Black', '黑色', 'Schwarz'),
  colour('gray', '#8b9097', 'Gray', '灰色', 'Grau'),
  colour('white', '#f7f4ee', 'White', '白色', 'Weiß'),
  colour('beige', '#d9c4a3', 'Beige', '米色', 'Beige'),
  colour('brown', '#8a5a3c', 'Brown', '棕色', 'Braun'),
  colour('red', '#c8383a', 'Red', '红色', 'Rot'),
  colour('pink', '#ec94ab', 'Pink', '粉色', 'Rosa'),
  colour('orange', '#e58246', 'Orange', '橙色', 'Orange'),
  colour('yellow', '#eec54f', 'Yellow', '黄色', 'Gelb'),
  colour('green', '#6f9a63', 'Green', '绿色', 'Grün'),
  colour('blue', '#4f86bd', 'Blue', '蓝色', 'Blau'),
  colour('purple', '#86639f', 'Purple', '紫色', 'Lila'),
  colour('silver', '#c2c7cd', 'Silver', '银色', 'Silber'),
  colour('gold', '#cfa64a', 'Gold', '金色', 'Gold'),
];
