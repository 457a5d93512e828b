import { addMessages } from '@/lib/i18n';
import { useTranslation } from '@/hooks/useTranslation';
import { steps } from '@@/locales/steps';
import type { StepsProps } from './controlProps';

addMessages(steps);

/** The name of a step, and for screen readers how far it is. The name of a failed step says that it failed. */
export function StepName({ name, state }: StepsProps['steps'][number]) {
  const { t } = useTranslation();
  return (
    <>
      {name}
      {state !== 'failed' && <span className="visually-hidden"> {t(`steps.${state}`)}</span>}
    </>
  );
}
