/** The comments of the schema files, so that the document says what the source says and nobody writes it twice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../run';

export interface SchemaWords {
  /** What stands above the schema. */
  readonly about: string | undefined;
  /** What stands above its fields, by name. */
  readonly fields: ReadonlyMap<string, string>;
}

interface Block extends SchemaWords {
  /** Constants whose fields are spread into this one. */
  readonly spreads: readonly string[];
}

const comment = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/`;
const plain = (text: string) => text.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ').trim();

function readBlocks(file: string): Map<string, Block> {
  const source = readFileSync(join(projectFolder, 'src/api/schema', `${file}.ts`), 'utf8');
  const heads = [...source.matchAll(new RegExp(`(?:${comment}\\n)?^(?:export )?const (\\w+) =`, 'gm'))];
  return new Map(
    heads.map((head, place) => {
      const body = source.slice(head.index, heads[place + 1]?.index).slice(head[0].length);
      const fields = [...body.matchAll(new RegExp(`${comment}\\s*(\\w+)(?=[:,])`, 'g'))].map(([, text = '', field = '']) => [field, plain(text)] as const);
      const spreads = [...body.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name);
      return [head[2] ?? '', { about: head[1] === undefined ? undefined : plain(head[1]), fields: new Map(fields), spreads }];
    }),
  );
}

const read = new Map<string, Map<string, Block>>();

/** The words of `constant` in `src/api/schema/<file>.ts`; fields of what is spread into it included. */
export function wordsOf(file: string, constant: string): SchemaWords {
  const blocks = read.get(file) ?? readBlocks(file);
  read.set(file, blocks);
  const block = blocks.get(constant);
  const inherited = (block?.spreads ?? []).flatMap((name) => (blocks.has(name) ? [...wordsOf(file, name).fields] : []));
  return { about: block?.about, fields: new Map([...inherited, ...(block?.fields ?? [])]) };
}
