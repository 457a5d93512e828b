/** The parts of `/openapi.json` that the developer page reads: the contract, and the demo shop's extensions. */

/** A text of the demo shop, which has further languages. */
interface DemoText {
  readonly en: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
  readonly description?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

interface JsonContent {
  readonly 'application/json': {
    readonly schema: Schema;
    readonly examples: Readonly<Record<string, { readonly value: unknown } | undefined>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: Schema;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: JsonContent };
  readonly responses: { readonly 200: { readonly content: JsonContent } };
}

export interface DemoFault {
  readonly kind: string;
  /** Start of the allowed numbers; null when the fault takes none. */
  readonly figure: number | null;
  readonly does: DemoText;
}

interface DemoAccount {
  readonly name: string;
  readonly phone: string;
  readonly nickname: string;
  readonly shows: DemoText;
}

export interface DemoGuide {
  readonly seeds: readonly {
    readonly name: string;
    readonly text: DemoText;
    readonly accounts: readonly string[];
  }[];
  readonly accounts: readonly DemoAccount[];
  readonly faults: readonly DemoFault[];
}

export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
  readonly 'x-demo-shop': DemoGuide;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a fetched document is the one that the build writes; another one would cause errors later. */
export function isContractDocument(value: unknown): value is ContractDocument {
  return (
    isObject(value) &&
    'paths' in value &&
    isObject(value.paths) &&
    'components' in value &&
    isObject(value.components) &&
    'x-demo-shop' in value
  );
}
