import { useNavigate } from '@umijs/max';
import type { QuotedLine } from '@/api/packs';
import { encodePackLines } from '@/domain/packLines';
import { WaitingNotice } from './OrderSections';
import { linesWaitingForPresale } from '@/domain/shipsOn';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Says that lines in stock wait for presale lines, and offers to order them on their own; nothing when none wait. */
export function SeparateOrder({ lines }: { lines: readonly QuotedLine[] }) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <WaitingNotice lines={lines}>
      <Button
        onClick={() =>
          navigate(pathOf(platform, 'checkout', { lines: encodePackLines(linesWaitingForPresale(lines)) }))
        }
      >
        {t('checkout.presale.separate')}
      </Button>
    </WaitingNotice>
  );
}
