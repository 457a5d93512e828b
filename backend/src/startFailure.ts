/** What a process of the engine says when it cannot start: one sentence with the way out, or the stack of a defect. */

import { ForeignDatabaseError, MigrationError } from './database/migrate';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting is missing or invalid. Its message tells the operator how to fix it. */
export class SettingsError extends Error {}

const textFieldOf = (error: object, name: string): string | undefined => {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** Several addresses of one host fail together: the first of them says why. */
function firstError(error: object): object {
  const [first]: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return typeof first === 'object' && first !== null ? first : error;
}

/** The names in DATABASE_URL. Its password is never shown. */
function databaseNamesOf({ DATABASE_URL = '' }: Environment) {
  const url = URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL) : undefined;
  return {
    server: url?.host ?? 'the server',
    user: url?.username ?? '',
    database: url?.pathname.slice(1) ?? '',
  };
}

const networkErrorCodes = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Returns the sentence for an error of a system call or of PostgreSQL that an operator can do something about. */
function sentenceOfError(error: object, environment: Environment): string | undefined {
  const code = textFieldOf(error, 'code') ?? '';
  const { server, user, database } = databaseNamesOf(environment);
  const role = `"${user}"`;
  if (code === 'EADDRINUSE')
    return `Port ${textFieldOf(error, 'port')} is used by another program. Set ENGINE_PORT to a free one.`;
  if (code === 'EACCES' && textFieldOf(error, 'syscall') === 'listen')
    return `Port ${textFieldOf(error, 'port')} needs the rights of root. Set ENGINE_PORT to one from 1024 on.`;
  if (networkErrorCodes.test(code))
    return `No PostgreSQL answers at ${server} (${code}). Start it, or correct the host and the port in DATABASE_URL.`;
  if (/timeout expired|timeout exceeded/i.test(textFieldOf(error, 'message') ?? ''))
    return `PostgreSQL at ${server} did not answer in time. Correct the host and the port in DATABASE_URL, or look at its firewall.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${server} refuses the user ${role}. Correct the user and the password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${server} has no database "${database}". Create it: createdb --owner ${user || 'USER'} ${database}`;
  if (code === '42501')
    return `The user ${role} may not change the database "${database}" (${textFieldOf(error, 'message')}). Make it the owner: ALTER DATABASE "${database}" OWNER TO ${role}; ALTER SCHEMA public OWNER TO ${role};`;
  if (code === '53100' || code === 'ENOSPC')
    return 'The disk of the database is full. Make room on it and start again: nothing that was stored is lost.';
  if (code === '53300')
    return 'PostgreSQL has no connection left. Raise its max_connections, or lower ENGINE_POOL of each process.';
  if (code === '57P03') return `PostgreSQL at ${server} is starting or stopping. Start again in a moment.`;
  return undefined;
}

/** Returns what the process says about an error that ends its start. */
export function textOfFailure(error: unknown, environment: Environment): string {
  if (error instanceof SettingsError) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  if (error instanceof MigrationError) return textOfMigrationError(error, environment);
  if (error instanceof ForeignDatabaseError) return textOfForeignDatabase(error, environment);
  const sentence = sentenceOfError(firstError(error), environment);
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function textOfMigrationError({ migration, cause }: MigrationError, environment: Environment): string {
  const known =
    typeof cause === 'object' && cause !== null ? sentenceOfError(firstError(cause), environment) : undefined;
  const reason = known ?? `${cause instanceof Error ? cause.message : String(cause)}. Remove the cause.`;
  return `The migration ${migration} failed, and nothing of it was kept: ${reason} The next start goes on with this migration.`;
}

function textOfForeignDatabase({ tables }: ForeignDatabaseError, environment: Environment): string {
  const { user, database } = databaseNamesOf(environment);
  const named = tables.slice(0, 3).join(', ') + (tables.length > 3 ? ' and others' : '');
  return `The database "${database}" has tables of another program (${named}). Nothing was changed. Create one for the engine, and name it in DATABASE_URL: createdb --owner ${user || 'USER'} NAME`;
}

/** Says why the process cannot start, and ends it with exit code 1. */
export function endWithFailure(error: unknown): never {
  process.stderr.write(`${textOfFailure(error, process.env)}\n`);
  process.exit(1);
}
