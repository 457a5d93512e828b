import { Row } from '@/components/Layout';
import { usePublishedAgreements, type AgreementName, useAgreementText } from '@/features/articles/useAgreementText';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { LoadingRows } from '@/platform/LoadingRows';
import { SafeHtml } from '@/platform/SafeHtml';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { usePlatform } from '@/platform/usePlatform';
import styles from './AgreementCheckbox.less';
import { Trans } from '@/components/Trans';
import { Link } from 'react-router-dom';

interface Props {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  /** Error message. */
  fieldError: string | undefined;
}

/**
 * The checkbox for the agreement and the privacy policy; each text opens in a panel. Nothing when the shop has published neither. The links
 * are outside the label: opening a text does not tick the box.
 */
export function AgreementCheckbox({ isAgreed, onChange, fieldError }: Props) {
  const { t } = useTranslation();
  const modals: Record<AgreementName, ModalRoute> = {
    agreement: useModalRoute('agreement'),
    privacy: useModalRoute('privacy'),
  };
  const [first, second] = usePublishedAgreements(true);
  if (!first) return null;
  const link = (name: AgreementName) => (
    <button type="button" className={styles.link} onClick={modals[name].open}>
      {t(`login.${name}`)}
    </button>
  );
  return (
    <>
      <CheckboxRow name="agreed" isChecked={isAgreed} onChange={onChange} fieldError={fieldError}>
        {second ? (
          <Trans name="login.agree" values={{ agreement: link(first), privacy: link(second) }} />
        ) : (
          <Trans name="login.agreeOne" values={{ text: link(first) }} />
        )}
      </CheckboxRow>
      <AgreementPanel name="agreement" modal={modals.agreement} />
      <AgreementPanel name="privacy" modal={modals.privacy} />
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
      footer={
        // In a new tab, so that a form that was begun keeps its content.
        <Row
          as={Link}
          align="center"
          minHeight="touch"
          color="action"
          weight={600}
          inline
          to={pathOf(platform, 'agreement', { tab: name })}
          target="_blank"
        >
          {t('article.openPage')}
          <span className="visually-hidden"> {t('article.newTab')}</span>
        </Row>
      }
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
