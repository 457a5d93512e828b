import type { Problem } from '@/api/errors';
import { FaultPanel } from '@/components/both/FaultPanel';

/** What went wrong with a part of a phone page, with what helps. */
export function Fault({ problem, retry }: { problem: Problem; retry: () => void }) {
  return <FaultPanel face="h5" problem={problem} retry={retry} />;
}
