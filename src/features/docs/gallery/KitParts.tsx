/** The components of the platform around them, as elements that an entry can name. */
import {
  usePlatform,
  type PlatformButtonProps,
  type PlatformOutcomeProps,
  type PlatformStateProps,
} from '@/platform/usePlatform';

export function KitButton(props: PlatformButtonProps) {
  const { Button } = usePlatform();
  return <Button {...props} />;
}

export function KitState(props: PlatformStateProps) {
  const { State } = usePlatform();
  return <State {...props} />;
}

export function KitOutcome(props: PlatformOutcomeProps) {
  const { Outcome } = usePlatform();
  return <Outcome {...props} />;
}

export function KitSkeletonRow() {
  const { SkeletonRow } = usePlatform();
  return <SkeletonRow />;
}
