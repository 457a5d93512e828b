/**
 * The fields of a form with a phone number or e-mail address and a one-time code: the sign-in, and the change of either.
 */
import type { EmailModule, IdentifierKind } from './identifiers';
import { typedCode } from './typedCode';

/** What the fields need of the form around them. */
export interface PhoneCodeForm {
  callingCode: string;
  callingCodes: readonly string[];
  number: string;
  email: string;
  /** What can be typed, in display order. */
  identifiers: readonly IdentifierKind[];
  /** What is typed, and gets the code. */
  by: IdentifierKind;
  emailModule: EmailModule;
  code: string;
  codeLength: number;
  codeRequest: { canSend: boolean; demoCode: string | undefined };
  setCallingCode: (callingCode: string) => void;
  setNumber: (number: string) => void;
  settleNumber: () => void;
  setEmail: (email: string) => void;
  setBy: (by: IdentifierKind) => void;
  setCode: (text: string) => void;
  requestCode: () => Promise<boolean>;
}

export interface PhoneCodeLabels {
  phoneError: string | undefined;
  emailError: string | undefined;
  code: string;
  codeError: string | undefined;
  codeHint: string;
  request: { button: string; progress: string | undefined; formError: string | undefined };
}

/** Values, error messages and changes of the fields. */
export const phoneCodeFields = (
  { number, email, code, setNumber, setEmail, setCode }: PhoneCodeForm,
  { phoneError, emailError, codeError }: PhoneCodeLabels,
) => ({
  values: { number, email, code },
  errors: { number: phoneError, email: emailError, code: codeError },
  onChange: (part: { number?: string; email?: string; code?: string }) => {
    if (part.number !== undefined) setNumber(part.number);
    if (part.email !== undefined) setEmail(part.email);
    if (part.code !== undefined) setCode(part.code);
  },
});

/** Keeps the digits of a typed or pasted code. */
export const normalizeCode =
  (codeLength: number) =>
  (text: unknown): string =>
    typedCode(String(text ?? ''), codeLength);
