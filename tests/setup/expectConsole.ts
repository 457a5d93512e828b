/** Console messages of a test, and the messages that it expects. */
let messages: string[] = [];
let expected: RegExp[] = [];

/** Expects a console.error or console.warn in this test. The test fails when the message is missing. */
export function expectConsole(text: RegExp): void {
  expected.push(text);
}

export function recordConsole(text: string): void {
  messages.push(text);
}

/** Messages that the test did not expect, and expected messages that are missing. */
export function unexpectedConsole(): string[] {
  const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !messages.some((text) => pattern.test(text)));
  return [...unexpected, ...missing.map((pattern) => `expected, but missing: ${pattern}`)];
}

export function resetConsole(): void {
  messages = [];
  expected = [];
}
