import '@/features/compare/compareMessages';
import { Link } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { Stack, Text } from '@/components/Layout';
import { TextButton } from '@/components/TextButton';
import { MAX_COMPARED, removeCompared } from '@/features/compare/compareList';
import { useComparison } from '@/features/compare/useComparison';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { usePlatform } from '@/platform/usePlatform';
import { ComparisonTable } from './ComparisonTable';

/** The compared products side by side, or what to do without any. */
export function Comparison() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { isEmpty, isLoading, products, gone, failed } = useComparison();
  const [isShort, setIsShort] = useState(false);
  if (isEmpty)
    return (
      <StatePanel
        picture="empty-search"
        title={t('compare.empty')}
        text={t('compare.emptyText', { max: MAX_COMPARED })}
      >
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    );
  return (
    <Stack
      gap={16}
      paddingInline={platform === 'h5' ? 16 : undefined}
      paddingBlock={platform === 'h5' ? 16 : undefined}
    >
      {gone.map(({ id, name }) => (
        <Notice key={id} text={t('compare.gone', { name })}>
          <TextButton size={15} onClick={() => removeCompared(id)}>
            {t('compare.remove', { name })}
          </TextButton>
        </Notice>
      ))}
      {failed.map(({ compared: { id, name }, refetch }) => (
        <Notice key={id} text={t('compare.failed', { name })}>
          <TextButton size={15} onClick={() => void refetch()}>
            {t('problem.retry')}
          </TextButton>
        </Notice>
      ))}
      {isLoading && <LoadingRows rows={3} />}
      {!isLoading && products.length === 1 && (
        <Text as="p" color="ink-2" size={15}>
          {t('compare.one')}
        </Text>
      )}
      {!isLoading && products.length > 1 && (
        <CheckboxRow name="onlyDifferences" isChecked={isShort} onChange={setIsShort} fieldError={undefined}>
          {t('compare.onlyDifferences')}
        </CheckboxRow>
      )}
      {!isLoading && products.length > 0 && (
        <ComparisonTable products={products} isShort={isShort && products.length > 1} />
      )}
    </Stack>
  );
}

/** What is wrong with one of the products, with an action. */
const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <Stack gap={4} paddingBlock={12} paddingInline={16} radius="card" background="soft" size={15} role="status">
    <span>{text}</span>
    {children}
  </Stack>
);
