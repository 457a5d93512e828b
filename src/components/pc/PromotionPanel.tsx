import { PromotionSkeleton } from '@/components/common/PromotionSkeleton';
import { usePromotion } from '@/features/promotion/usePromotion';
import { Fault } from './Fault';
import { Invitation } from './Invitation';

/** The customer's invitation, as a section of the mine page and as a page of its own. */
export function PromotionPanel() {
  const { promotion, problem, retry } = usePromotion();
  if (promotion) return <Invitation promotion={promotion} />;
  return problem ? <Fault problem={problem} retry={retry} /> : <PromotionSkeleton />;
}
