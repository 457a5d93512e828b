/** The small label on a picture of goods: what it may say, and in which tone it says so. */
export type GoodsBadgeName = 'shipsToday' | 'new' | 'presale' | 'virtual' | 'lastPieces' | 'soldOut';

export type BadgeTone = 'good' | 'soon' | 'quiet';

const tones: Readonly<Record<GoodsBadgeName, BadgeTone>> = {
  shipsToday: 'good',
  new: 'good',
  virtual: 'good',
  presale: 'soon',
  lastPieces: 'soon',
  soldOut: 'quiet',
};

/** Good news, something to decide soon, or a fact without colour. */
export function badgeTone(name: GoodsBadgeName): BadgeTone {
  return tones[name];
}
