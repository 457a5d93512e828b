/** Orders and payments are sent once, also when several tabs or a reload see them. */
import { jsonStorage } from '@/lib/storage';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Fingerprints of the orders and payments that were sent, newest last. They name no order. */
export const sentStorage = jsonStorage('local', 'sentEvents', isList);

const MAX_SENT_FINGERPRINTS = 200;

/** 53 bits of the text, which do not lead back to it. */
function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ point, 2654435761);
    low = Math.imul(low ^ point, 1597334677);
  }
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Runs `send` unless the happening was sent before. Two tabs do so one after the other. */
export async function sendOnce(happening: string, send: () => void): Promise<void> {
  const claim = () => {
    const print = fingerprintOf(happening);
    const sent = sentStorage.read() ?? [];
    if (sent.includes(print)) return;
    sentStorage.write([...sent, print].slice(-MAX_SENT_FINGERPRINTS));
    send();
  };
  // Browsers have no locks on pages without TLS.
  if ('locks' in navigator) await navigator.locks.request('sentEvents', claim);
  else claim();
}
