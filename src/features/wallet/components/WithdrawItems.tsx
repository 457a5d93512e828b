import type { FocusEvent } from 'react';
import { Row, Stack } from '@/components/Layout';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { NEW_PAYEE } from '@/features/wallet/withdrawEntry';
import type { WithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useTranslation } from '@/hooks/useTranslation';
import type { FormKit } from '@/platform/formKit';
import { usePlatform } from '@/platform/usePlatform';
import styles from './wallet.less';

interface Props {
  kit: FormKit;
  withdrawing: WithdrawScreen;
  labels: WithdrawLabels;
}

/**
 * Whether the focus left the fields. Not when it moves to a button: the button reports errors itself, and an error
 * shown on blur would move the button away from the click.
 */
const isBlurOfFields = ({ relatedTarget }: FocusEvent): boolean => !(relatedTarget instanceof HTMLButtonElement);

/** The amount of a withdrawal, and a button that takes all of the balance. */
export function AmountItem({ kit: { FormItem, Input }, withdrawing, labels: { labels, hints } }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <Stack gap={8}>
      <FormItem name="amount" label={labels.amount} hint={hints.amount} required>
        <Input
          className={styles.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          onBlur={(event) => isBlurOfFields(event) && withdrawing.settle('amount')}
        />
      </FormItem>
      <Row>
        <Button onClick={withdrawing.takeAll}>{t('wallet.withdraw.all')}</Button>
      </Row>
    </Stack>
  );
}

/** An account of an earlier withdrawal, or name and account of another one. Autofill is off for the account. */
export function PayeeItems({
  kit: { FormItem, Input, RadioGroup },
  withdrawing,
  labels: { labels, hints, payees, fieldErrors },
}: Props) {
  const choice = payees && (
    <FormItem name="payeeId" label={labels.payeeId} announcedError={fieldErrors.payeeId} required>
      <RadioGroup
        label={labels.payeeId}
        options={payees.map(({ value, label }) => ({
          value,
          label: (
            <Stack as="span" minWidth={0} overflowWrap="anywhere">
              {label}
            </Stack>
          ),
        }))}
        look="cards"
      />
    </FormItem>
  );
  if (withdrawing.entry.payeeId !== NEW_PAYEE) return choice;
  return (
    <>
      {choice}
      <FormItem name="payeeName" label={labels.payeeName} hint={hints.payeeName} required>
        <Input name="payeeName" autoComplete="name" />
      </FormItem>
      <FormItem name="payeeAccount" label={labels.payeeAccount} hint={hints.payeeAccount} required>
        <Input
          name="payeeAccount"
          autoComplete="off"
          autoCapitalize="characters"
          onBlur={(event) => isBlurOfFields(event) && withdrawing.settle('payeeAccount')}
        />
      </FormItem>
    </>
  );
}

/** Values, error messages and changes of the form. */
export const withdrawFields = (withdrawing: WithdrawScreen, labels: WithdrawLabels) => ({
  values: withdrawing.entry,
  errors: labels.fieldErrors,
  refusals: withdrawing.refusals,
  onChange: withdrawing.change,
});
