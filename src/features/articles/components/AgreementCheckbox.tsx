import { usePublishedAgreements, type AgreementName, useAgreementText } from '@/features/login/useAgreementText';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { LoadingRows } from '@/components/LoadingRows';
import { SafeHtml } from '@/components/SafeHtml';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/components/ErrorPanel';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { usePlatform } from '@/platform/usePlatform';
import styles from './AgreementCheckbox.less';
import { Trans } from '@/components/Trans';
import { Link } from '@umijs/max';
import pageLinkStyles from './PageLink.less';

/**
 * Link from a text in a dialog to its full page. It opens in a new tab, so that a form that was begun keeps its
 * content.
 */
function PageLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link className={pageLinkStyles.link} to={to} target="_blank">
      {t('article.openPage')}
      <span className="visually-hidden"> {t('article.newTab')}</span>
    </Link>
  );
}

interface Props {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  /** Error message. */
  fieldError: string | undefined;
}

/** The checkbox for the agreement and the privacy policy; each text opens in a panel. Nothing when the shop has published neither. */
export function AgreementCheckbox({ isAgreed, onChange, fieldError }: Props) {
  const texts: Record<AgreementName, ModalRoute> = {
    agreement: useModalRoute('agreement'),
    privacy: useModalRoute('privacy'),
  };
  const published = usePublishedAgreements(true);
  if (published.length === 0) return null;
  return (
    <>
      <Agreement
        isAgreed={isAgreed}
        onChange={onChange}
        fieldError={fieldError}
        published={published}
        onRead={(name) => texts[name].open()}
      />
      <AgreementPanel name="agreement" modal={texts.agreement} />
      <AgreementPanel name="privacy" modal={texts.privacy} />
    </>
  );
}

/** A panel with the agreement or the privacy policy, so that the form below keeps its state. */
function AgreementPanel({ name, modal }: { name: AgreementName; modal: ModalRoute }) {
  const { platform, Panel } = usePlatform();
  const { t } = useTranslation();
  const { article, error, retry } = useAgreementText(name, modal.isOpen);
  return (
    <Panel
      modal={modal}
      title={article?.title ?? t(`login.${name}`)}
      width={680}
      footer={<PageLink to={pathOf(platform, 'agreement', { tab: name })} />}
    >
      {article ? (
        <SafeHtml html={article.body} />
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <LoadingRows rows={3} />
      )}
    </Panel>
  );
}

interface AgreementLinksProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  fieldError?: string;
  /** At least one; only these are named. */
  published: readonly AgreementName[];
  onRead: (text: AgreementName) => void;
}

/** A checkbox with links to the published texts. The links are outside the label: opening a text does not tick the box. */
function Agreement({ isAgreed, onChange, fieldError, published, onRead }: AgreementLinksProps) {
  const { t } = useTranslation();
  const nameOf = (text: AgreementName) => (
    <button type="button" className={styles.link} onClick={() => onRead(text)}>
      {t(`login.${text}`)}
    </button>
  );
  const [first, second] = published;
  return (
    <CheckboxRow name="agreed" isChecked={isAgreed} onChange={onChange} fieldError={fieldError}>
      {first && second ? (
        <Trans name="login.agree" places={{ agreement: nameOf(first), privacy: nameOf(second) }} />
      ) : (
        first && <Trans name="login.agreeOne" places={{ text: nameOf(first) }} />
      )}
    </CheckboxRow>
  );
}
