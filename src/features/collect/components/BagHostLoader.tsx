import { useLocation, useModel } from '@umijs/max';
import { useEffect, useState, type FunctionComponent } from 'react';
import { productIdOfOptions } from '@/features/bag/openProductOptions';
import { openModalsOf } from '@/lib/openModals';
import { useTranslation } from '@/hooks/useTranslation';

type BagHost = FunctionComponent<{ goodsId: string | undefined }>;

/**
 * The place in the shell of `BagHost`, whose code is loaded when a button asks for something. When it cannot be loaded, a
 * toast says so, and the button can be pressed again.
 */
export function BagHostLoader({ loadHost }: { loadHost: () => Promise<{ default: BagHost }> }) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const { request, ask } = useModel('bag');
  const { showToast } = useModel('toast');
  const [Host, setHost] = useState<BagHost>();
  const goodsId = productIdOfOptions(openModalsOf(state));
  const isNeeded = request !== undefined || goodsId !== undefined;
  useEffect(() => {
    if (!isNeeded || Host) return;
    loadHost().then(
      (code) => setHost(() => code.default),
      () => {
        ask(undefined);
        showToast(t('problem.line.title'));
      },
    );
  }, [isNeeded, Host, loadHost, ask, showToast, t]);
  return isNeeded && Host ? <Host goodsId={goodsId} /> : null;
}
