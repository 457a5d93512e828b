import { FeatureLink } from '@/components/FeatureLink';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GoodsDetail } from '@/api/products';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  goods: GoodsDetail;
  className: string | undefined;
  children: ReactNode;
}

/** The return period; a link to the article about returns when the API names it and the shop has articles. */
export function ReturnsFact({ goods: { returnsArticleId }, className, children }: Props) {
  const { platform } = usePlatform();
  const plain = <span className={className}>{children}</span>;
  if (!returnsArticleId) return plain;
  return (
    <FeatureLink className={className} to={pathOf(platform, 'article', { id: returnsArticleId })} fallback={plain}>
      {children}
      <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
    </FeatureLink>
  );
}
