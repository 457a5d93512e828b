/**
 * Speaks what a notice shows. The kit draws its notices inside a layer that is hidden from whoever has the page read
 * out; a region that stands before anything is in it is heard everywhere.
 */

export type Loudness = 'status' | 'alert';

/** Ms after which a region that has just come is listened to. */
const untilHeard = 100;

interface Region {
  place: HTMLElement;
  timer?: ReturnType<typeof setTimeout>;
}

const regions = new Map<Loudness, Region>();

function regionOf(loudness: Loudness): Region {
  const known = regions.get(loudness);
  if (known?.place.isConnected) return known;
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  place.setAttribute('role', loudness);
  document.body.append(place);
  const region: Region = { place };
  regions.set(loudness, region);
  return region;
}

/** Has `words` read out, at once as an `alert` or in its turn as a `status`; they are gone again after `duration` ms. */
export function speakNotice(words: string, loudness: Loudness, duration: number): void {
  const region = regionOf(loudness);
  clearTimeout(region.timer);
  region.place.textContent = '';
  region.timer = setTimeout(() => {
    region.place.textContent = words;
    region.timer = setTimeout(() => (region.place.textContent = ''), duration);
  }, untilHeard);
}
