import '@/features/login/emailMessages';
import type { IdentifierKind } from '@/api/server';
import { Box } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/useFormKit';

interface Props {
  identifiers: readonly IdentifierKind[];
  by: IdentifierKind;
  onChange: (by: IdentifierKind) => void;
}

/** The choice between phone and e-mail address. */
export function IdentifierSwitch({ identifiers, by, onChange }: Props) {
  const { t } = useTranslation();
  const kit = useFormKit();
  return (
    <Box minHeight="touch">
      {kit && (
        <kit.RadioGroup
          label={t('login.by')}
          look="row"
          value={by}
          options={identifiers.map((kind) => ({ value: kind, label: t(`login.by.${kind}`) }))}
          onChange={(chosen) => onChange(chosen === 'email' ? 'email' : 'phone')}
        />
      )}
    </Box>
  );
}
