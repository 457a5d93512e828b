/** What jsdom lacks of the work on photos: object URLs, decoding and encoding. */

import { pictureFiles } from '../../mock/testing/pictureFiles';

interface Encoding {
  /** Side length of the canvas in pixels. */
  side: number;
  type: string;
  quality: number;
}

/** The bytes of a picture of a type, for example `image/webp`. */
const bytesOfType = (type: string) => {
  const [, data = ''] =
    Object.values(pictureFiles)
      .find((file) => file.startsWith(`data:${type};`))
      ?.split(',') ?? [];
  return Buffer.from(data, 'base64');
};

/** Reads the blobs of Node, which the tests have in place of those of jsdom. */
class BlobReader extends EventTarget {
  result: string | null = null;
  readAsDataURL(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.dispatchEvent(new Event('load'));
    });
  }
}

/** Stubs the browser until the end of the test. The test decides when a photo is decoded, and what an encoding gives. */
export function stubPhotos() {
  /** Object URLs that exist, in the order in which they were made. */
  const urls: string[] = [];
  const waiting = new Map<string, (size: { width: number; height: number } | 'broken') => void>();
  const sizes = new Map<string, { width: number; height: number }>();
  const encodings: Encoding[] = [];
  const draws: unknown[][] = [];
  let made = 0;
  let encode: (encoding: Encoding) => Blob | null = ({ type }) => new Blob([bytesOfType(type)], { type });

  const property = <Owner extends object>(owner: Owner, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    return () => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name));
  };
  const sizeOf = (image: HTMLImageElement) => sizes.get(image.src) ?? { width: 0, height: 0 };
  const undo = [
    property(globalThis, 'FileReader', { value: BlobReader, writable: true }),
    property(URL, 'createObjectURL', {
      value: () => {
        made += 1;
        urls.push(`blob:${made}`);
        return `blob:${made}`;
      },
    }),
    property(URL, 'revokeObjectURL', {
      value: (url: string) => {
        if (urls.includes(url)) urls.splice(urls.indexOf(url), 1);
      },
    }),
    property(HTMLImageElement.prototype, 'decode', {
      value(this: HTMLImageElement) {
        const { src } = this;
        return new Promise<void>((resolve, reject) =>
          waiting.set(src, (size) => {
            if (size === 'broken') return reject(new Error('The source image cannot be decoded.'));
            sizes.set(src, size);
            resolve();
          }),
        );
      },
    }),
    property(HTMLImageElement.prototype, 'naturalWidth', {
      get(this: HTMLImageElement) {
        return sizeOf(this).width;
      },
    }),
    property(HTMLImageElement.prototype, 'naturalHeight', {
      get(this: HTMLImageElement) {
        return sizeOf(this).height;
      },
    }),
    property(HTMLCanvasElement.prototype, 'getContext', {
      value: () => ({
        fillRect: () => undefined,
        drawImage: (image: HTMLImageElement, ...numbers: number[]) => draws.push([image.src, ...numbers]),
      }),
    }),
    property(HTMLCanvasElement.prototype, 'toBlob', {
      value(this: HTMLCanvasElement, callback: BlobCallback, type: string, quality: number) {
        const encoding = { side: this.width, type, quality };
        encodings.push(encoding);
        callback(encode(encoding));
      },
    }),
  ];
  return {
    urls,
    encodings,
    draws,
    /** The browser has decoded the photo of this URL, or could not. */
    decode: (url: string, size: { width: number; height: number } | 'broken') => waiting.get(url)?.(size),
    encodeWith: (next: typeof encode) => void (encode = next),
    restore: () => undo.forEach((one) => one()),
  };
}
