/** What the sign-in keeps for the tab: phone and tick, never the code. */
export interface LoginDraft {
  /** Empty until one is chosen: the shop's first. */
  callingCode: string;
  number: string;
  isAgreed: boolean;
}

export const emptyLoginDraft: LoginDraft = { callingCode: '', number: '', isAgreed: false };

/** Whether something from storage is such a draft. */
export function isLoginDraft(value: unknown): value is LoginDraft {
  return (
    typeof value === 'object' && value !== null && 'callingCode' in value && typeof value.callingCode === 'string' && /^(\+\d{1,3})?$/.test(value.callingCode) &&
    'number' in value && typeof value.number === 'string' && value.number.length <= 40 && 'isAgreed' in value && typeof value.isAgreed === 'boolean'
  );
}
