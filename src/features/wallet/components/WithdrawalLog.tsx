import { Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { StatePanel } from '@/platform/StatePanel';
import type { StepsControl } from '@/platform/controlProps';
import { WithdrawalCard, type WithdrawalDetails } from './WithdrawalCard';
import { forgetWithdrawDraft } from '@/features/wallet/useWithdraw';

interface Props {
  /** The steps of the UI kit. */
  Steps: StepsControl;
  cards: readonly { id: string; again: string | undefined; card: WithdrawalDetails }[];
  /** Number of withdrawals that could not be read. */
  droppedCount: number;
}

/** All withdrawals, newest first; a failed one links to the form. */
export function WithdrawalLog({ Steps, cards, droppedCount }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <>
      {cards.length === 0 ? (
        <StatePanel
          picture="empty-wallet"
          title={t('wallet.withdrawals.empty.title')}
          text={t('wallet.withdrawals.empty.text')}
        >
          <FeatureLink className="button-link" to={pathOf(platform, 'withdraw')}>
            {t('wallet.withdraw')}
          </FeatureLink>
        </StatePanel>
      ) : (
        <Stack as="ul" gap={12} style={autoColumns('340px')}>
          {cards.map(({ id, again, card }) => (
            <Stack as="li" key={id}>
              <WithdrawalCard {...card} Steps={Steps}>
                {again !== undefined && (
                  <Link
                    className="button-link"
                    to={pathOf(platform, 'withdraw', { amount: again })}
                    onClick={forgetWithdrawDraft}
                  >
                    {t('wallet.withdrawals.again')}
                  </Link>
                )}
              </WithdrawalCard>
            </Stack>
          ))}
        </Stack>
      )}
      {droppedCount > 0 && (
        <Text as="p" color="ink-3" size={13}>
          {t('problem.rowsLeftOut', { count: droppedCount })}
        </Text>
      )}
    </>
  );
}
