/** A browser that reads codes from text messages (WebOTP). */

/**
 * Stubs it until the end of the test. Each function answers one request of the page, in order, with what the browser found
 * in the message.
 */
export function stubWebOtp(): ((credential: unknown) => void)[] {
  const answers: ((credential: unknown) => void)[] = [];
  Object.assign(window, { OTPCredential: class {} });
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => new Promise((resolve) => answers.push(resolve)) },
  });
  restore = () => {
    Reflect.deleteProperty(window, 'OTPCredential');
    if (before) Object.defineProperty(navigator, 'credentials', before);
    else Reflect.deleteProperty(navigator, 'credentials');
  };
  return answers;
}

let restore = (): void => undefined;
afterEach(() => {
  restore();
  restore = () => undefined;
});
