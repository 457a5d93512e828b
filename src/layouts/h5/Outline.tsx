import { useLocation } from '@umijs/max';
import { ProductOutline } from '@/features/product/h5/ProductOutline';
import { NamedLoading } from '@/layouts/NamedLoading';
import { pathOf } from '@/lib/routes';

/** Shown while the code of a page loads. */
export function Outline() {
  const { pathname } = useLocation();
  return pathname === pathOf('h5', 'goods') ? <ProductOutline /> : <NamedLoading />;
}
