import { Steps as KitSteps } from 'antd';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { StepsControl } from '@/platform/controlProps';
import { StepName } from '@/platform/StepName';
import { currentStepIndex, useStepRoles } from '@/platform/useStepRoles';
import styles from './Steps.less';

// Without icons antd numbers the steps, and screen readers read the numbers as part of the names.
const stepIcons = {
  done: <CircleCheck size={20} strokeWidth={1.8} aria-hidden />,
  failed: <CircleX size={20} strokeWidth={1.8} aria-hidden />,
  now: <CircleDot size={20} strokeWidth={1.8} aria-hidden />,
  open: <Circle size={20} strokeWidth={1.8} aria-hidden />,
};

const kitStepStates = { done: 'finish', now: 'process', open: 'wait', failed: 'error' } as const;

/** antd's steps as a list with a current step for screen readers. */
export const Steps: StepsControl = ({ label, steps }) => {
  const current = currentStepIndex(steps);
  const list = useStepRoles('.ant-steps-item', current);
  return (
    <div ref={list} role="list" aria-label={label}>
      <KitSteps
        size="small"
        titlePlacement="vertical"
        responsive={false}
        // Each step has its status; antd draws the current one in a stronger colour.
        current={current}
        classNames={{ itemTitle: styles.title }}
        items={steps.map(({ name, state }) => ({
          title: <StepName name={name} state={state} />,
          status: kitStepStates[state],
          icon: stepIcons[state],
        }))}
      />
    </div>
  );
};
