/** What the console said during a test, and what of it the test announced. */
let said: string[] = [];
let announced: RegExp[] = [];

/** Announces a console.error or console.warn of this test; it must come, else the test fails. */
export function expectConsole(words: RegExp): void {
  announced.push(words);
}

export function recordConsole(words: string): void {
  said.push(words);
}

/** What came unannounced, and what was announced and did not come. */
export function unexpectedConsole(): string[] {
  const unannounced = said.filter((words) => !announced.some((pattern) => pattern.test(words)));
  const missing = announced.filter((pattern) => !said.some((words) => pattern.test(words)));
  return [...unannounced, ...missing.map((pattern) => `announced, but it did not come: ${pattern}`)];
}

export function forgetConsole(): void {
  said = [];
  announced = [];
}
