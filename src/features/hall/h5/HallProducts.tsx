import { Box, Row } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { Button } from 'antd-mobile';
import { X } from 'lucide-react';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { CorrectedSearch } from '@/features/hall/components/CorrectedSearch';
import { NothingFound } from '@/features/hall/components/NothingFound';
import type { Hall } from '@/features/hall/useHall';
import type { HallLabels } from '@/features/hall/useHallLabels';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';

/** The search results, or what to do without any. */
export function HallProducts({ hall, labels }: { hall: Hall; labels: HallLabels }) {
  const { t } = useTranslation();
  const { filters, list } = hall;
  return (
    <Box as="section" minWidth={0} aria-labelledby="hall-results" aria-busy={list.isLoading}>
      <h2 id="hall-results" className="visually-hidden">
        {t('hall.results')}
      </h2>
      {filters.campaignId !== undefined && (
        <Box as="p" marginBottom={12} className={styles.chips}>
          <Button
            className={styles.remove}
            color="primary"
            fill="outline"
            shape="rounded"
            aria-label={t('hall.remove', { name: t('hall.campaign') })}
            onClick={hall.leaveCampaign}
          >
            <Row as="span" align="center" gap={8} inline>
              {t('hall.campaign')}
              <X size={16} strokeWidth={1.8} aria-hidden />
            </Row>
          </Button>
        </Box>
      )}
      <CorrectedSearch hall={hall} />
      <ProductGrid list={list} label={labels.heading} empty={<NothingFound hall={hall} labels={labels} />} />
    </Box>
  );
}
