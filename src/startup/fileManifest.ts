/** The built files that each route needs. The inline script in the head reads it (inline/preload.ts). */
export interface FileManifest {
  /** Addresses of the files. All other fields are indexes into this list. */
  files: string[];
  layout: number[];
  /** The messages of the home pages, by language. */
  messages: Record<string, number[]>;
  /** The messages of all other pages, by language. */
  secondaryMessages: Record<string, number[]>;
  shells: Record<string, number[]>;
  /** The HTTP client: needed by every call that is not sent early. */
  request: number[];
  /** By path, for example `/h5/home`. */
  pages: Record<string, number[]>;
  /** The texts of a UI kit, by platform and language, for example `h5-en`. */
  kitMessages: Record<string, number[]>;
}

/** The files of each named chunk group with its shared chunks, as in webpack's stats. */
export type ChunkGroups = Readonly<Record<string, { assets?: readonly { name: string }[] }>>;

/** A route of the app: its path and its file below `src/pages`. */
export interface PageRoute {
  path: string;
  file: string;
}

/** A language: the name of its folder and its tag. */
export interface ManifestLanguage {
  readonly code: string;
  readonly tag: string;
}

/** By platform, the files that show notifications, such as the one about a lost connection. */
export type NotificationFiles = Readonly<Record<'h5' | 'pc', readonly string[]>>;

/** Addresses of the scripts and sheets of a chunk group; none where the build does not have it. */
export function filesOfGroup(groups: ChunkGroups, group: string, publicPath: string): string[] {
  return (groups[group]?.assets ?? []).flatMap(({ name }) => (/\.(js|css)$/.test(name) ? publicPath + name : []));
}

/** The language whose texts each UI kit always includes. */
export const builtInLanguageOfKit: Readonly<Record<string, string>> = { h5: 'zh-CN', pc: 'en' };

/** The name that Umi gives to the chunk of a page file. */
const chunkNameOf = (file: string) => `src__pages__${file.replace(/\.tsx$/, '').replaceAll('/', '__')}`;

/** Collects the manifest. A chunk that the build does not have is an empty list: it is loaded when it is needed. */
export function getFileManifest(
  groups: ChunkGroups,
  routes: readonly PageRoute[],
  languages: readonly ManifestLanguage[],
  publicPath: string,
): FileManifest {
  const files: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? files.push(publicPath + name) - 1;
    indexes.set(name, index);
    return index;
  };
  const filesOf = (group: string) =>
    (groups[group]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name))
      .map(indexOf);
  // Every page of a platform but its home page is rendered once the components of the kit have loaded.
  const kitFilesOf = (path: string) => {
    const [, platform = '', screen = ''] = path.split('/');
    if (screen === 'home') return [];
    // The product page of the desktop is filled without its panels and states (src/platform/pc/kit.tsx).
    return [...filesOf(`kit-${platform}`), ...(screen === 'goodsdetail' ? [] : filesOf(`panels-${platform}`))];
  };
  return {
    layout: filesOf('layouts__index'),
    messages: Object.fromEntries(languages.map(({ code, tag }) => [tag, filesOf(`messages-${code}`)])),
    secondaryMessages: Object.fromEntries(
      languages.map(({ code, tag }) => [tag, filesOf(`messages-${code}-secondary`)]),
    ),
    kitMessages: Object.fromEntries(
      ['h5', 'pc'].flatMap((platform) =>
        languages
          .filter(({ tag }) => tag !== builtInLanguageOfKit[platform])
          .map(({ code, tag }) => [`${platform}-${tag}`, filesOf(`kit-messages-${platform}-${code}`)]),
      ),
    ),
    shells: { h5: filesOf('shell-h5'), pc: filesOf('shell-pc') },
    request: filesOf('request'),
    pages: Object.fromEntries(
      routes.map(({ path, file }) => [path, [...new Set([...kitFilesOf(path), ...filesOf(chunkNameOf(file))])]]),
    ),
    files,
  };
}
