/** The marks of Chinese texts. */

/** What is wrong about the marks of a Chinese text, with the characters around it. */
export const wrongMarks = (text: string): string[] => [
  ...(text.match(/.{0,12}[。！？；：，、）》]\s+\S.{0,12}|.{0,12}\S\s+[（《。！？；：，、].{0,12}/g) ?? []),
  ...(text.match(/.{0,12}[\u4e00-\u9fff][,;:!?.](?:\s?[\u4e00-\u9fff]|\s*$).{0,12}/g) ?? []),
];
