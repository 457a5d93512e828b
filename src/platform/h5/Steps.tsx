import { Steps as KitSteps } from 'antd-mobile';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { StepsControl } from '@/platform/controlProps';
import { StepName } from '@/platform/StepName';
import { currentStepIndex, useStepRoles } from '@/platform/useStepRoles';
import styles from './Steps.less';

const kitStepStates = { done: 'finish', now: 'process', open: 'wait', failed: 'error' } as const;

// antd-mobile draws dots that are smaller than the letters of the names.
const stepIcons = {
  done: <CircleCheck size={20} strokeWidth={2} aria-hidden />,
  failed: <CircleX size={20} strokeWidth={2} aria-hidden />,
  now: <CircleDot size={20} strokeWidth={2} aria-hidden />,
  open: <Circle size={20} strokeWidth={2} aria-hidden />,
};

/** antd-mobile's steps as a list with a current step for screen readers. */
export const Steps: StepsControl = ({ label, steps }) => {
  const list = useStepRoles('.adm-step', currentStepIndex(steps));
  return (
    <div ref={list} role="list" aria-label={label}>
      <KitSteps className={styles.steps}>
        {steps.map(({ name, state }) => (
          <KitSteps.Step
            key={name}
            title={<StepName name={name} state={state} />}
            status={kitStepStates[state]}
            icon={stepIcons[state]}
          />
        ))}
      </KitSteps>
    </div>
  );
};
