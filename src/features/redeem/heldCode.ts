/**
 * A code that was typed when the session ended under it: kept in the memory of the page alone, for the same customer, until
 * they are back. Codes are worth money and are never written to storage.
 */
let held: { code: string; customerId: string } | undefined;

/** Keeps what a customer typed; an empty text keeps nothing. */
export function holdCode(code: string, customerId: string): void {
  held = code ? { code, customerId } : undefined;
}

/** What this customer had typed; nobody else gets it. */
export const heldCode = (customerId: string): string => (held?.customerId === customerId ? held.code : '');

/** Forgets it: it is in the field again. */
export function letGoOfCode(): void {
  held = undefined;
}
