import { useMemo } from 'react';
import { exampleData } from '@/features/docs/contract/callTable';
import type { ContractDocument } from '@/features/docs/contractDocument';
import type { Samples } from './galleryEntry';
import { useDocsLabels } from '@/features/docs/useDocsLabels';

/** The samples of the gallery. Undefined when an example of the document is missing, which no build has. */
export function useSamples(document: ContractDocument): Samples | undefined {
  const { t } = useDocsLabels();
  return useMemo(() => {
    const goods = exampleData(document, 'getGoodsList')?.list[0];
    const order = exampleData(document, 'getOrderDetail');
    const ticket = exampleData(document, 'getTickets')?.list[0];
    if (!goods || !order || !ticket) return undefined;
    const texts = {
      title: t('docs.gallery.sample.title'),
      text: t('docs.gallery.sample.text'),
      long: t('docs.gallery.sample.long'),
      action: t('docs.gallery.sample.action'),
      error: t('docs.gallery.sample.error'),
      progress: t('docs.gallery.sample.progress'),
      show: t('docs.gallery.sample.show'),
    };
    return { texts, goods, order, ticket };
  }, [document, t]);
}
