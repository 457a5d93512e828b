import { Steps as KitSteps } from 'antd-mobile';
import { Check, X } from 'lucide-react';
import type { StepsControl } from '@/platform/controlProps';
import { useStepRoles } from '@/platform/useStepRoles';
import styles from './Steps.less';

const states = { done: 'finish', now: 'process', open: 'wait', failed: 'error' } as const;

const icons = {
  done: <Check size={18} strokeWidth={3} aria-hidden />,
  failed: <X size={18} strokeWidth={3} aria-hidden />,
  // antd-mobile's dot.
  now: undefined,
  open: undefined,
};

/** antd-mobile's steps as a list with a current step for screen readers. */
export const Steps: StepsControl = ({ label, steps }) => {
  const list = useStepRoles(
    '.adm-step',
    steps.findIndex(({ state }) => state === 'now'),
  );
  return (
    <div ref={list} role="list" aria-label={label}>
      <KitSteps className={styles.steps}>
        {steps.map(({ name, state }) => (
          <KitSteps.Step key={name} title={name} status={states[state]} icon={icons[state]} />
        ))}
      </KitSteps>
    </div>
  );
};
