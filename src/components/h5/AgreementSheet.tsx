import { LoadingRows } from '@/components/common/LoadingRows';
import { PageLink } from '@/components/common/PageLink';
import { SafeHtml } from '@/components/common/SafeHtml';
import { useAgreementText, type AgreementName } from '@/features/login/useAgreementText';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import { Sheet } from './Sheet';

/** Agreement or privacy policy, to be read without leaving what asks for the tick. */
export function AgreementSheet({ name, layer }: { name: AgreementName; layer: Layer }) {
  const { t } = useWords();
  const { article, problem, retry } = useAgreementText(name, layer.isOpen);
  return (
    <Sheet layer={layer} title={article?.title ?? t(`login.${name}`)} footer={<PageLink to={pathOf('h5', 'agreement', { tab: name })} />}>
      {article ? <SafeHtml html={article.body} /> : problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />}
    </Sheet>
  );
}
