/** What an unfinished withdrawal keeps for the tab: amount and name, never the account. */
export interface WithdrawDraft {
  amount: string;
  payeeName: string;
}

export const withdrawDraft = 'withdraw';
export const emptyWithdrawDraft: WithdrawDraft = { amount: '', payeeName: '' };

/** Whether something from storage is such a draft. */
export function isWithdrawDraft(value: unknown): value is WithdrawDraft {
  return (
    typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'string' && value.amount.length <= 40 &&
    'payeeName' in value && typeof value.payeeName === 'string' && value.payeeName.length <= 200
  );
}
