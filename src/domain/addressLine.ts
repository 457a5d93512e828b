/** An address in one line, in the order in which its own people write it. */
interface Place {
  region: string;
  city: string;
  street: string;
  postcode: string;
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** `18 Maple Street, San Francisco, CA 94110`, or from the largest place to the smallest for an address in Chinese. */
export function addressLine({ region, city, street, postcode }: Place): string {
  if (isChinese(region + city + street)) {
    const isCityState = city.startsWith(region.replace(/市$/, ''));
    return [(isCityState ? '' : region) + city + street, postcode].filter(Boolean).join(' ');
  }
  return [street, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
