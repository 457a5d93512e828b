import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { addMessages, translate } from '@/lib/i18n';
import { notice } from '@@/locales/notice';

addMessages(notice);

export type Severity = 'success' | 'warning' | 'error';

const severityIcons: Readonly<Record<Severity, LucideIcon>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
};

/** The name of a severity, in the language of the page. */
export const severityName = (severity: Severity): string => translate(`notice.${severity}`);

/** The icon of a message. Its name says what the colour does. */
export function SeverityIcon({ severity, className }: { severity: Severity; className?: string }) {
  const Icon = severityIcons[severity];
  return <Icon role="img" aria-label={severityName(severity)} className={className} size={20} strokeWidth={2} />;
}
