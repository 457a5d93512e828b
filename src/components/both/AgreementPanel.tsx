import { LoadingRows } from '@/components/common/LoadingRows';
import { PageLink } from '@/components/common/PageLink';
import { SafeHtml } from '@/components/common/SafeHtml';
import { useAgreementText, type AgreementName } from '@/features/login/useAgreementText';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';

/** Agreement or privacy policy, to be read without leaving what asks for the tick. */
export function AgreementPanel({ kit, name, layer }: { kit: Kit; name: AgreementName; layer: Layer }) {
  const { t } = useWords();
  const { article, problem, retry } = useAgreementText(name, layer.isOpen);
  return (
    <kit.Panel layer={layer} title={article?.title ?? t(`login.${name}`)} width={680} footer={<PageLink to={pathOf(kit.face, 'agreement', { tab: name })} />}>
      {article ? <SafeHtml html={article.body} /> : problem ? <FaultPanel face={kit.face} problem={problem} retry={retry} /> : <LoadingRows rows={3} />}
    </kit.Panel>
  );
}
