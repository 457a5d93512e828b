/** How large a picture may be drawn, so that it stays sharp. */
import { useEffect, useState } from 'react';
import { pictureUrls, safePictureSource, type Picture } from '@/lib/picture';

/** CSS px for each px of the file. A cut-out is a smooth drawing and bears more than a photo. */
const maxStretch = { cutout: 2.5, photo: 1.5 } as const;

/** The address of a picture in its largest size. */
export function largePictureUrlOf({ src }: Picture): string {
  const addresses = pictureUrls(safePictureSource(src) ?? '', process.env.PICTURE_URL ?? '');
  return addresses.srcSet?.split(' ').slice(-2)[0] ?? addresses.src;
}

/** The largest width in CSS px at which a picture is sharp; undefined until its file is loaded. */
export function usePictureLimit(picture: Picture | undefined): number | undefined {
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({});
  const address = picture && largePictureUrlOf(picture);
  const factor = maxStretch[picture?.fit ?? 'photo'];
  useEffect(() => {
    if (!address) return;
    const image = new Image();
    image.onload = () => setLimits((known) => ({ ...known, [address]: image.naturalWidth }));
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  const width = address && limits[address];
  return width ? width * factor : undefined;
}
