import type { Problem } from '@/api/errors';
import { FaultPanel } from '@/components/both/FaultPanel';

/** What went wrong with a part of a desktop page, with what helps. */
export function Fault({ problem, retry }: { problem: Problem; retry: () => void }) {
  return <FaultPanel face="pc" problem={problem} retry={retry} />;
}
