/** The fields of a form with a phone number and a one-time code: the sign-in, and the change of the phone number. */
import { typedCode } from './typedCode';

/** What the fields need of the form around them. */
export interface PhoneCodeForm {
  callingCode: string;
  callingCodes: readonly string[];
  number: string;
  code: string;
  codeLength: number;
  codeRequest: { canSend: boolean; demoCode: string | undefined };
  setCallingCode: (callingCode: string) => void;
  setNumber: (number: string) => void;
  settleNumber: () => void;
  setCode: (text: string) => void;
  requestCode: () => Promise<boolean>;
}

export interface PhoneCodeLabels {
  phoneError: string | undefined;
  codeError: string | undefined;
  codeHint: string;
  request: { button: string; progress: string | undefined; formError: string | undefined };
}

/** Values, error messages and changes of both fields. */
export const phoneCodeFields = (
  { number, code, setNumber, setCode }: PhoneCodeForm,
  { phoneError, codeError }: PhoneCodeLabels,
) => ({
  values: { number, code },
  errors: { number: phoneError, code: codeError },
  onChange: (part: { number?: string; code?: string }) => {
    if (part.number !== undefined) setNumber(part.number);
    if (part.code !== undefined) setCode(part.code);
  },
});

/** Keeps the digits of a typed or pasted code. */
export const normalizeCode =
  (codeLength: number) =>
  (text: unknown): string =>
    typedCode(String(text ?? ''), codeLength);
