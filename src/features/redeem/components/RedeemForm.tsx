import type { ReactNode } from 'react';
import { Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { Countdown } from '@/components/Countdown';
import { LoadingRows } from '@/platform/LoadingRows';
import styles from './redeem.less';
import { Trans } from '@/components/Trans';
import { useFormKit } from '@/platform/useFormKit';

interface Props {
  typed: string;
  onType: (text: string) => void;
  fieldError: string | undefined;
  /** Number of rejected submissions; each one focuses the field. */
  refusals: number;
  /** Progress, or that the outcome is unknown. */
  announcement: string | undefined;
  /** Until when no code is accepted (ISO 8601), and the callback at that time. */
  wait: { until: string; end: () => void } | undefined;
  /** While a code is being sent, the field is read-only. */
  isBusy: boolean;
  onRedeem: () => void;
  /** Links to the screens where an earlier code's result is found. */
  targets: ReactNode;
  /** The platform's submit button. */
  button: ReactNode;
}

/** The field for a redeem code, with the state of the submission. */
export function RedeemForm({
  typed,
  onType,
  fieldError,
  refusals,
  announcement,
  wait,
  isBusy,
  onRedeem,
  targets,
  button,
}: Props) {
  const { t } = useTranslation();
  const kit = useFormKit();
  if (!kit) return <LoadingRows rows={2} />;
  const { Form, FormItem, Input } = kit;
  return (
    <Form
      values={{ redeemCode: typed }}
      errors={{ redeemCode: fieldError }}
      refusals={refusals}
      onChange={({ redeemCode = '' }) => onType(redeemCode)}
      onSubmit={onRedeem}
    >
      <Text as="p" color="ink-2">
        {t('redeem.intro')}
      </Text>
      <FormItem name="redeemCode" label={t('redeem.label')} hint={t('redeem.hint')} required>
        <Input
          className={styles.code}
          name="redeemCode"
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          enterKeyHint="go"
        />
      </FormItem>
      {targets}
      {wait && (
        <Text as="p" weight={600}>
          <Trans name="redeem.wait" values={{ time: <Countdown until={wait.until} onEnd={wait.end} /> }} />
        </Text>
      )}
      <Text
        as="p"
        {...(announcement
          ? ({ paddingBlock: 12, paddingInline: 16, radius: 'option', background: 'soft', size: 15 } as const)
          : {})}
        className={announcement ? undefined : 'visually-hidden'}
        role="status"
      >
        {announcement}
      </Text>
      {button}
    </Form>
  );
}
