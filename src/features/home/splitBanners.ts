/** Splits the banners into those of the carousel and those beside or below it. */
const MAX_CAMPAIGNS = 2;
/** With fewer banners all are in the carousel; a single one beside it would look out of place. */
const minBannersForCampaigns = 3;

/** Keeps the shop's order: the first banners are in the carousel, the last two beside it. */
export function splitBanners<Banner>(banners: readonly Banner[]): {
  stage: readonly Banner[];
  campaigns: readonly Banner[];
} {
  if (banners.length < minBannersForCampaigns) return { stage: banners, campaigns: [] };
  return { stage: banners.slice(0, -MAX_CAMPAIGNS), campaigns: banners.slice(-MAX_CAMPAIGNS) };
}
