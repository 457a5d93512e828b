import { Stack } from '@/components/Layout';
import type { AnyCall } from '@/api/defineCall';
import type { TryCallState } from '@/features/docs/useTryCall';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import styles from './shared.less';

/** What a write does, by its call. */
export const writeEffectOfCall: Readonly<Record<string, string | undefined>> = {
  sendVerifyCode: 'The shop sends a one-time code to this phone number.',
  loginWithVerifyCode:
    'The shop opens a session for this phone number, and an account if there is none. You are not signed in by it here; the token is in the response.',
  updateUser: 'The shop changes your profile.',
  updatePhone: 'The shop changes the phone number you sign in with.',
  saveAddress: 'The shop adds, changes or deletes an address in your address book.',
  confirmOrder: 'The shop places an order and reserves its stock, coupon and balance.',
  payOrder: 'The shop takes the payment for this order.',
  requestReturn: 'The shop expects these pieces back and pays their price back, or exchanges them.',
  cancelReturn: 'The shop does not expect the pieces of this return any more.',
  wrapGift: 'The shop wraps this code or ticket as a gift: who has its link can open it.',
  unwrapGift: 'The link of this gift finds nothing any more.',
  openGift: 'The shop opens the gift. Its giver cannot change it any more.',
  deleteAccount:
    'The shop deletes your account for good, with its balance, codes and tickets, and ends all its sessions.',
  setAlert: 'The shop adds an alert to your account, or removes it.',
  writeReview: 'The shop rates this product with your stars, and shows your text and photos to everyone.',
  cancelOrder: 'The shop cancels this order and gives back stock, coupon, balance and payment.',
  exchangeCode: 'The shop redeems this code for your account. A code can be used once.',
  withdraw: 'The shop takes this amount from your balance and requests the payout.',
};

/** Asks before a write is sent: what it does, where, and as whom. */
export function ConfirmWrite({ call, state }: { call: AnyCall; state: TryCallState }) {
  const effect = writeEffectOfCall[call.name];
  const { Button, Panel } = usePlatform();
  const { confirmation, confirm, user, isRepeat } = state;
  return (
    <Panel
      modal={confirmation}
      title={`Send ${call.name}?`}
      footer={
        <PanelActions>
          <Button isSafe onClick={confirmation.close}>
            Cancel
          </Button>
          <Button color="primary" onClick={confirm}>
            Send
          </Button>
        </PanelActions>
      }
    >
      <Stack gap={8} width="full">
        {effect && <p>{effect}</p>}
        {call.kind === 'money' && (
          <p>
            {isRepeat
              ? 'The operation id was sent before, so the shop repeats its first response and does nothing twice.'
              : 'The operation id is new, so this is a new operation.'}
          </p>
        )}
        <p className={styles.quiet}>
          {user
            ? `It is sent to ${window.location.host} as ${user.nickname}.`
            : `It is sent to ${window.location.host} without signing in.`}
        </p>
      </Stack>
    </Panel>
  );
}
