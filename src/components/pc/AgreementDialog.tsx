import { LoadingRows } from '@/components/common/LoadingRows';
import { PageLink } from '@/components/common/PageLink';
import { SafeHtml } from '@/components/common/SafeHtml';
import { useAgreementText, type AgreementName } from '@/features/login/useAgreementText';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Dialog } from './Dialog';
import { Fault } from './Fault';

/** Agreement or privacy policy, to be read without leaving the sign-in. */
export function AgreementDialog({ name, layer }: { name: AgreementName; layer: Layer }) {
  const { t } = useWords();
  const { article, problem, retry } = useAgreementText(name, layer.isOpen);
  return (
    <Dialog layer={layer} title={article?.title ?? t(`login.${name}`)} width={680} footer={<PageLink to={pathOf('pc', 'agreement', { tab: name })} />}>
      {article ? <SafeHtml html={article.body} /> : problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />}
    </Dialog>
  );
}
