/** The Medusa behind the adapter, from environment variables. docs/adapters.md lists them. */
import { StartError } from '../../../tools/command/startError';
import type { MedusaAccess } from './medusaApi';

/** Reads where Medusa is and the keys of its APIs. Throws StartError when one is missing. */
export function readMedusaAccess(environment: Readonly<Record<string, string | undefined>>): MedusaAccess {
  const read = (name: string): string => {
    const text = environment[name]?.trim();
    if (!text) throw new StartError(`Set ${name}: docs/adapters.md says what it is.`);
    return text;
  };
  return {
    url: read('MEDUSA_URL').replace(/\/+$/, ''),
    publishableKey: read('MEDUSA_PUBLISHABLE_KEY'),
    admin: { secretKey: read('MEDUSA_SECRET_KEY') },
  };
}
