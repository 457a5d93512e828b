/** Which banners take turns on the stage, and which stand beside or below it as campaigns of their own. */
const mostCampaigns = 2;
/** Fewer than this all stand on the stage: one alone beside it would look forgotten. */
const fewestForCampaigns = 3;

/** The shop's order is kept: the first come on the stage, the last two stand apart. */
export function splitBanners<Banner>(banners: readonly Banner[]): { stage: readonly Banner[]; campaigns: readonly Banner[] } {
  if (banners.length < fewestForCampaigns) return { stage: banners, campaigns: [] };
  return { stage: banners.slice(0, -mostCampaigns), campaigns: banners.slice(-mostCampaigns) };
}
