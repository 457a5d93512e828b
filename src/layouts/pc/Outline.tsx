import { useLocation } from '@umijs/max';
import { ProductOutline } from '@/features/product/pc/ProductOutline';
import { NamedLoading } from '@/layouts/NamedLoading';
import { pathOf } from '@/lib/routes';

/** Shown while the code of a page loads. */
export function Outline() {
  const { pathname } = useLocation();
  return pathname === pathOf('pc', 'goods') ? <ProductOutline /> : <NamedLoading />;
}
