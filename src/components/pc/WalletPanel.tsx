import { queryChoice } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { WalletOverview } from './WalletOverview';
import { WithdrawalsPanel } from './WithdrawalsPanel';
import { WithdrawPanel } from './WithdrawPanel';

/** The wallet: balance and log, or with a view in the query the withdrawal and the log of withdrawals. */
export function WalletPanel() {
  const { query } = useQuery();
  switch (queryChoice(query['view'], ['withdraw', 'withdrawals'])) {
    case 'withdraw':
      return <WithdrawPanel />;
    case 'withdrawals':
      return <WithdrawalsPanel />;
    case undefined:
      return <WalletOverview />;
  }
}
