/** An address in one line, in the order that is usual for its language. */
interface Place {
  region: string;
  city: string;
  street: string;
  postcode: string;
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * `18 Maple Street, San Francisco, CA 94110`; an address in Chinese is written from the largest place to the smallest.
 */
export function addressLine({ region, city, street, postcode }: Place): string {
  if (isChinese(region + city + street)) {
    const isCityState = city.startsWith(region.replace(/市$/, ''));
    return [(isCityState ? '' : region) + city + street, postcode].filter(Boolean).join(' ');
  }
  return [street, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
