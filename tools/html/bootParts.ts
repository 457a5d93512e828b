/** Which built files an address needs, as the script in the head of the page looks them up. */
export interface BootParts {
  /** Addresses of the files; everything else points into this list. */
  files: string[];
  layout: number[];
  words: Record<string, number[]>;
  /** The words of all pages but the home pages. */
  restOfWords: Record<string, number[]>;
  shells: Record<string, number[]>;
  /** What asks the shop anything beyond what the page asks early. */
  request: number[];
  /** By path, for example `/h5/home`. */
  pages: Record<string, number[]>;
}

/** Files of each named chunk group, shared ones included, as webpack's stats have them. */
export type ChunkGroups = Readonly<Record<string, { assets?: readonly { name: string }[] }>>;

/** A route of the app: its path, and its file below `src/pages`. */
export interface PageRoute {
  path: string;
  file: string;
}

/** What a face needs to say what goes on, first of all that there is no connection: files of its notices. */
export type NoticeParts = Readonly<Record<'h5' | 'pc', readonly string[]>>;

/** Addresses of the scripts and sheets of a chunk group; none where the build does not have it. */
export function filesOfGroup(groups: ChunkGroups, group: string, publicPath: string): string[] {
  return (groups[group]?.assets ?? []).flatMap(({ name }) => (/\.(js|css)$/.test(name) ? publicPath + name : []));
}

/** The name that Umi gives to the chunk of a page file. */
const chunkNameOf = (file: string) => `src__pages__${file.replace(/\.tsx$/, '').replaceAll('/', '__')}`;

/** Collects the parts. A group that the build does not have is an empty list: it is then loaded when it is asked for. */
export function bootParts(groups: ChunkGroups, routes: readonly PageRoute[], publicPath: string): BootParts {
  const files: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (name: string) => {
    const place = places.get(name) ?? files.push(publicPath + name) - 1;
    places.set(name, place);
    return place;
  };
  const filesOf = (group: string) => (groups[group]?.assets ?? []).map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name)).map(placeOf);
  return {
    layout: filesOf('layouts__index'),
    words: { en: filesOf('words-en'), 'zh-CN': filesOf('words-zh') },
    restOfWords: { en: filesOf('words-en-rest'), 'zh-CN': filesOf('words-zh-rest') },
    shells: { h5: filesOf('shell-h5'), pc: filesOf('shell-pc') },
    request: filesOf('request'),
    pages: Object.fromEntries(routes.map(({ path, file }) => [path, filesOf(chunkNameOf(file))])),
    files,
  };
}
